import { t } from '#client/i18n/messages.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'

/** Copies a key or codes and says so. Needs the area `second-factor`. */
export async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: t('second-factor.copied'), tone: 'success' })
  } catch {
    toast({ title: t('second-factor.copyFailed'), tone: 'error' })
  }
}
