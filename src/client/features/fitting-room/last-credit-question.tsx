import { t } from '#client/i18n/messages.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { answerForLast, useIsAskedForLast } from './last-credit.ts'

export function LastCreditQuestion() {
  return (
    <ConfirmDialog
      open={useIsAskedForLast()}
      title={t('fitting-room.lastCreditTitle')}
      confirmLabel={t('fitting-room.lastCreditUse')}
      cancelLabel={t('fitting-room.lastCreditKeep')}
      onConfirm={() => answerForLast(true)}
      onClose={() => answerForLast(false)}
    >
      {t('fitting-room.lastCreditText')}
    </ConfirmDialog>
  )
}
