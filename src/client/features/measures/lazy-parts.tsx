import { laterPart } from '#client/lib/later-part.tsx'

export const fetchMeasuresSetting = () => import('./panel/measures-setting.tsx')
export const MeasuresSetting = laterPart(async () => (await fetchMeasuresSetting()).MeasuresSetting)

export const SizeAdviceNote = laterPart(
  async () => (await import('./sizes/size-advice-note.tsx')).SizeAdviceNote,
)
