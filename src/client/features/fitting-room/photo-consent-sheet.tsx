'use no memo' // Small and seldom drawn again: caches would weigh more than they save.

import { lazy, Suspense } from 'react'
import { withMessages } from '#client/i18n/with-messages.ts'
import { useWanted } from '#client/lib/use-wanted.ts'
import { useAgeDoubt } from './age-doubt.ts'
import { usePendingPhoto } from './photo-consent.ts'

export const fetchPhotoQuestions = () => withMessages(import('./photo/photo-questions.tsx'), 'photo-choices')

const PhotoQuestions = lazy(async () => ({ default: (await fetchPhotoQuestions()).PhotoQuestions }))

const AgeQuestion = lazy(async () => ({
  default: (await withMessages(import('./photo/age-question.tsx'), 'photo-choices')).AgeQuestion,
}))

/**
 * The two questions before the first upload: who is in her photos, and where they are kept. And one more where a photo
 * raises a doubt.
 */
export function PhotoConsentSheet() {
  const wantsQuestions = useWanted(usePendingPhoto() !== null)
  const wantsAge = useWanted(useAgeDoubt() !== null)
  return (
    <Suspense>
      {wantsQuestions && <PhotoQuestions />}
      {wantsAge && <AgeQuestion />}
    </Suspense>
  )
}
