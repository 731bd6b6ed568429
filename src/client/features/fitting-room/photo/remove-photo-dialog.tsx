import { t } from '#client/i18n/messages.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'

type Props = { open: boolean; onConfirm: () => void; onClose: () => void }

export function RemovePhotoDialog(props: Props) {
  return (
    <ConfirmDialog {...props} title={t('photo-notes.removeConfirm')} confirmLabel={t('photos.remove')} danger>
      {t('photo-notes.removeText')}
    </ConfirmDialog>
  )
}
