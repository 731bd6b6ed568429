import { laterPart } from '#client/lib/later-part.tsx'

export const RegionSetting = laterPart(async () => (await import('./region-setting.tsx')).RegionSetting)
