import { fakeClient } from '../fake-google/server.ts'

/** What the product has to be told to let people in through a fake Google on this machine. */
export const googleVars = (fakeGoogle: string) => ({
  GOOGLE_CLIENT_ID: fakeClient.id,
  GOOGLE_CLIENT_SECRET: fakeClient.secret,
  GOOGLE_ISSUER: fakeGoogle,
})
