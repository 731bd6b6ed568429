import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { forgetOnThisDevice } from './forget-on-this-device.ts'

/** Long enough to read the message, since the next page knows nothing about the account. */
const readingMs = 2_000

/**
 * Ends the account now, here and on the server, says so, and leaves the page. Rejects when the server did not
 * do it.
 */
export async function endAccountNow(userId: string, home: string) {
  await request(api.account.removal.now.$post())
  await forgetOnThisDevice(userId)
  toast({ title: t('own-data.ended'), description: t('own-data.endedText'), tone: 'success' })
  // Replaces the history entry, because the page cannot be shown without an account.
  setTimeout(() => location.replace(home), readingMs)
}
