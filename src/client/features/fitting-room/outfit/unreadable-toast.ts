import { CompressError } from '#client/lib/compress/compress.ts'
import { t } from '#client/i18n/messages.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'

/** Says that a garment's picture cannot be used. Needs the messages of `outfits` and `photo-notes`. */
export function toastUnreadable(error: unknown) {
  const isHeic = error instanceof CompressError && error.reason === 'heic_unsupported'
  toast({
    title: t('outfits.uploadErrorTitle'),
    description: t(isHeic ? 'photo-notes.error_heic_unsupported' : 'outfits.uploadError'),
    tone: 'error',
  })
}
