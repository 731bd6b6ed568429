import { laterPart } from '#client/lib/later-part.tsx'
import { withMessages } from '#client/i18n/with-messages.ts'

export const fetchMeasuresSetting = () =>
  withMessages(import('./panel/measures-setting.tsx'), 'measures', 'photo-notes')
export const MeasuresSetting = laterPart(async () => (await fetchMeasuresSetting()).MeasuresSetting)

export const SizeAdviceNote = laterPart(
  async () => (await withMessages(import('./sizes/size-advice-note.tsx'), 'measures')).SizeAdviceNote,
)
