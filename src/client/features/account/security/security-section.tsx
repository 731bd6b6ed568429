import { SignInMethods } from '#client/features/auth/sign-in-methods.tsx'
import { t } from '#client/i18n/messages.ts'
import { EmailSetting } from './email-setting.tsx'
import { RecentActivity } from './recent-activity.tsx'
import { PasswordSetting } from './password-setting.tsx'
import { SettingsSection } from '#client/ui/settings-section.tsx'

/**
 * How the account is protected: its email address, its sign-in methods, and what happened to it. Needs the areas `security`,
 * `recovery`, `auth`, `ways`, `second-factor`, `activity`, `own-data` and `catalogue`.
 */
export function SecuritySection() {
  return (
    <SettingsSection id="security" title={t('security.section')}>
      <div className="-my-6 divide-y divide-hairline">
        <EmailSetting />
        <PasswordSetting />
        <SignInMethods />
        <RecentActivity />
      </div>
    </SettingsSection>
  )
}
