import { lazy } from 'react'
import { withMessages } from '#client/i18n/with-messages.ts'

export const RegionSetting = lazy(async () => ({
  default: (await withMessages(import('./region-setting.tsx'), 'region')).RegionSetting,
}))
