import { api, request } from '#client/lib/api.ts'
import { forgetOnThisDevice } from './forget-on-this-device.ts'

/** Ends the account now, here and on the server, and leaves. Rejects where the server did not take part. */
export async function endAccountNow(userId: string, home: string) {
  await request(api.account.removal.now.$post())
  await forgetOnThisDevice(userId)
  location.assign(home)
}
