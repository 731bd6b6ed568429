import { t } from '#client/i18n/messages.ts'

/** Where the shop shows no outfit. */
export const NoPresets = () => (
  <div className="grid gap-1 py-6">
    <p className="font-display text-display-sm">{t('tray.presetsEmpty')}</p>
    <p className="text-ink-soft">{t('tray.presetsEmptyText')}</p>
  </div>
)
