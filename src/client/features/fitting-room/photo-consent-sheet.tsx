'use no memo' // Small and seldom drawn again: caches would weigh more than they save.

import { lazy, Suspense } from 'react'
import { withMessages } from '#client/i18n/with-messages.ts'
import { useWanted } from '#client/lib/use-wanted.ts'
import { usePendingPhoto } from './photo-consent.ts'

export const fetchPhotoQuestions = () => withMessages(import('./photo/photo-questions.tsx'), 'photo-choices')

const PhotoQuestions = lazy(async () => ({ default: (await fetchPhotoQuestions()).PhotoQuestions }))

/** The two questions before the first upload: whether she is an adult, and where photos are kept. */
export function PhotoConsentSheet() {
  if (!useWanted(usePendingPhoto() !== null)) return null
  return (
    <Suspense>
      <PhotoQuestions />
    </Suspense>
  )
}
