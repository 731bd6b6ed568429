import { t } from '#client/i18n/messages.ts'
import { shareLink } from '#client/lib/share-link.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'

/** `search` is what she has changed in it (changed-pieces.ts). */
type Shared = { id: string; title: string; search?: string }

export async function shareOutfit({ id, title, search = '' }: Shared) {
  const url = new URL(`/outfit/${encodeURIComponent(id)}${search}`, location.origin).href
  const end = await shareLink({ title, text: t('explore.shareText', { title }), url })
  if (end === 'copied')
    toast({ title: t('explore.copiedTitle'), description: t('explore.copied'), tone: 'success' })
  // The link itself can be copied by hand.
  if (end === 'refused')
    toast({ title: t('explore.copyFailed'), description: url, tone: 'error', durationMs: 20_000 })
}
