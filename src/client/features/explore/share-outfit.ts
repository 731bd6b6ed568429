import { t } from '#client/i18n/messages.ts'
import { shareLink } from '#client/lib/share-link.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'

/** `search` holds the pieces that the shopper exchanged (changed-pieces.ts). */
type Shared = { id: string; title: string; search?: string }

export async function shareOutfit({ id, title, search = '' }: Shared) {
  const url = new URL(`/outfit/${encodeURIComponent(id)}${search}`, location.origin).href
  const end = await shareLink({ title, text: t('explore.shareText', { title }), url })
  if (end === 'copied')
    toast({ title: t('explore.copiedTitle'), description: t('explore.copied'), tone: 'success' })
  // The shopper can still copy the link by hand.
  if (end === 'refused')
    toast({ title: t('explore.copyFailed'), description: url, tone: 'error', durationMs: 20_000 })
}
