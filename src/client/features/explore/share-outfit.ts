import { t } from '#client/i18n/messages.ts'
import { toast } from '#client/shell/toasts/toast-store.ts'

const isCancelled = (error: unknown) => error instanceof DOMException && error.name === 'AbortError'

/** By the device's own sheet where there is one, else the link is copied. */
export async function shareOutfit({ id, title }: { id: string; title: string }) {
  const url = new URL(`/outfit/${encodeURIComponent(id)}`, location.origin).href
  const sheet = { title, text: t('explore.shareText', { title }), url }
  if ('share' in navigator) {
    try {
      return await navigator.share(sheet)
    } catch (error) {
      // She closed the sheet. Anything else, a browser that may not share here for instance, leaves the link.
      if (isCancelled(error)) return
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    toast({ title: t('explore.copiedTitle'), description: t('explore.copied'), tone: 'success' })
  } catch {
    // A page without the right to write there: the link itself can be copied by hand.
    toast({ title: t('explore.copyFailed'), description: url, tone: 'error', durationMs: 20_000 })
  }
}
