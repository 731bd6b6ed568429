import { t } from '#client/i18n/messages.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { answerForLast, useIsAskedForLast } from './last-credit.ts'

export function LastCreditQuestion() {
  return (
    <ConfirmDialog
      open={useIsAskedForLast()}
      title={t('try-on.lastCreditTitle')}
      confirmLabel={t('try-on.lastCreditUse')}
      cancelLabel={t('try-on.lastCreditKeep')}
      onConfirm={() => answerForLast(true)}
      onClose={() => answerForLast(false)}
    >
      {t('try-on.lastCreditText')}
    </ConfirmDialog>
  )
}
