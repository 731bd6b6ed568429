import { t } from '#client/i18n/messages.ts'
import { messageFor } from '#client/i18n/failure-message.ts'
import { isMissingCode } from '#client/lib/missing-code.ts'
import { toast } from './toast-store.ts'

/**
 * Says that what she pressed has failed. Chromium never fetches code again that it once failed to fetch, so a reload is
 * offered where there is a network; without one it would only lose the page.
 */
export function toastFailure(error: unknown) {
  const isMissing = isMissingCode(error)
  toast({
    title: isMissing ? messageFor('connection_lost') : t('common.somethingWentWrong'),
    tone: 'error',
    ...(isMissing &&
      navigator.onLine && { action: { label: t('common.tryAgain'), onClick: () => location.reload() } }),
  })
}

/** What a press needs, mostly code that has usually been fetched before. Null, with a toast, if it cannot be had. */
export const orToast = <Needed>(needed: Promise<Needed>) =>
  needed.catch((error: unknown) => {
    toastFailure(error)
    return null
  })
