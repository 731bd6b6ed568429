import { t } from '#client/i18n/messages.ts'
import { CreditHistory } from './credit-history.tsx'
import { DeviceList } from './device-list.tsx'
import { ExportPanel } from './export/export-panel.tsx'
import { RemovalPanel } from '../removal/removal-panel.tsx'
import { SettingsSection } from '#client/ui/settings-section.tsx'

/**
 * The sections about the account's data and devices. They are below the first screen, so their code is fetched
 * separately.
 */
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
