import { lazy } from 'react'
import { withMessages } from '#client/i18n/with-messages.ts'

export const fetchMeasuresSetting = () =>
  withMessages(import('./panel/measures-setting.tsx'), 'measures', 'photo-notes')
export const MeasuresSetting = lazy(async () => ({
  default: (await fetchMeasuresSetting()).MeasuresSetting,
}))

export const SizeAdviceNote = lazy(async () => ({
  default: (await withMessages(import('./sizes/size-advice-note.tsx'), 'measures')).SizeAdviceNote,
}))
