import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { SecurityRow } from './security-row.tsx'

export function PasswordSetting() {
  return (
    <SecurityRow
      title={t('security.password')}
      action={
        <Button variant="outline" size="sm" disabled>
          {t('security.changePassword')}
        </Button>
      }
    >
      <p>{t('security.passwordText')}</p>
    </SecurityRow>
  )
}
