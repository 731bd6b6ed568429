import { t } from '#client/i18n/messages.ts'
import { useShopper } from './app-state-store.ts'
import { SecurityRow } from './security-row.tsx'

export function EmailSetting() {
  const shopper = useShopper()
  return (
    <SecurityRow title={t('security.email')}>
      <p className="[overflow-wrap:anywhere]">{shopper?.email}</p>
    </SecurityRow>
  )
}
