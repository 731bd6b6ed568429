import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { forgetOnThisDevice } from './forget-on-this-device.ts'

/** Long enough to read that it is done: the page that follows knows nothing of her any more. */
const farewellMs = 2_000

/** Ends the account now, here and on the server, says so, and leaves. Rejects where the server did not take part. */
export async function endAccountNow(userId: string, home: string) {
  await request(api.account.removal.now.$post())
  await forgetOnThisDevice(userId)
  toast({ title: t('own-data.ended'), description: t('own-data.endedText'), tone: 'success' })
  // No place to come back to: what was here is gone.
  setTimeout(() => location.replace(home), farewellMs)
}
