import { CompressError } from '#client/lib/compress/compress.ts'
import { t } from '#client/i18n/messages.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'

/** Why a garment's picture cannot be opened. Needs the messages of `outfits` and `photo-notes`. */
export function unreadableText(error: unknown) {
  const isHeic = error instanceof CompressError && error.reason === 'heic_unsupported'
  return t(isHeic ? 'photo-notes.error_heic_unsupported' : 'outfits.uploadError')
}

export const toastUnreadable = (error: unknown) =>
  toast({ title: t('outfits.uploadErrorTitle'), description: unreadableText(error), tone: 'error' })
