import { fakeClient } from '../fake-google/server.ts'

/** The product's variables for a fake Google on this machine. */
export const googleVars = (fakeGoogle: string) => ({
  GOOGLE_CLIENT_ID: fakeClient.id,
  GOOGLE_CLIENT_SECRET: fakeClient.secret,
  GOOGLE_ISSUER: fakeGoogle,
})
