import { laterPart } from '#client/lib/later-part.tsx'
import { withMessages } from '#client/i18n/with-messages.ts'

export const RegionSetting = laterPart(
  async () => (await withMessages(import('./region-setting.tsx'), 'region')).RegionSetting,
)
