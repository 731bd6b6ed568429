import { t } from '#client/i18n/messages.ts'
import { CreditHistory } from './credit-history.tsx'
import { DeviceList } from './device-list.tsx'
import { ExportPanel } from './export/export-panel.tsx'
import { RemovalPanel } from '../removal/removal-panel.tsx'
import { SettingsSection } from '#client/ui/settings-section.tsx'

/** What an account holds and where it is open: below the fold, and fetched for itself. */
export function OwnData() {
  return (
    <>
      <SettingsSection id="devices" title={t('own-data.devicesSection')}>
        <DeviceList />
      </SettingsSection>
      <SettingsSection id="credits" title={t('own-data.creditsSection')}>
        <CreditHistory />
      </SettingsSection>
      <SettingsSection id="export" title={t('own-data.exportSection')}>
        <ExportPanel />
      </SettingsSection>
      <SettingsSection id="removal" title={t('own-data.removalSection')}>
        <RemovalPanel />
      </SettingsSection>
    </>
  )
}
