import { t } from '#client/i18n/messages.ts'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { useAgeDoubt } from '../age-doubt.ts'

/** Her proportions are a child's, too. The device cannot tell, so she is asked, and her answer counts. */
export function AgeQuestion() {
  const answer = useAgeDoubt()
  return (
    <ConfirmDialog
      open={answer !== null}
      title={t('photo-choices.ageTitle')}
      confirmLabel={t('photo-choices.ageYes')}
      cancelLabel={t('photo-choices.ageNo')}
      onConfirm={() => answer?.(true)}
      onClose={() => answer?.(false)}
    >
      {t('photo-choices.ageText')}
    </ConfirmDialog>
  )
}
