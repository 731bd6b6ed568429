import { t } from '#client/i18n/messages.ts'
import { shareLink } from '#client/lib/share-link.ts'
import { toast } from '#client/shell/toasts/toast-store.ts'

export async function shareOutfit({ id, title }: { id: string; title: string }) {
  const url = new URL(`/outfit/${encodeURIComponent(id)}`, location.origin).href
  const end = await shareLink({ title, text: t('explore.shareText', { title }), url })
  if (end === 'copied')
    toast({ title: t('explore.copiedTitle'), description: t('explore.copied'), tone: 'success' })
  // The link itself can be copied by hand.
  if (end === 'refused')
    toast({ title: t('explore.copyFailed'), description: url, tone: 'error', durationMs: 20_000 })
}
