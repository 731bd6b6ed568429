import { t } from '#client/i18n/messages.ts'
import { useAppState } from '#client/session/app-state.ts'
import { PasswordButton } from './password-button.tsx'
import { SecurityRow } from '#client/ui/settings-row.tsx'

export function PasswordSetting() {
  const state = useAppState()
  if (!state) return null
  return (
    <SecurityRow title={t('security.password')} action={<PasswordButton size="sm" />}>
      <p className="max-w-[55ch] [overflow-wrap:anywhere]">
        {state.has_password
          ? t('security.passwordText')
          : t('security.noPasswordText', { email: state.user.email })}
      </p>
    </SecurityRow>
  )
}
