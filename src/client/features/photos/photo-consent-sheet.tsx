import { lazy, Suspense } from 'react'
import { useWanted } from '#client/lib/use-wanted.ts'
import { usePendingPhoto } from './photo-consent.ts'

const PhotoQuestions = lazy(async () => ({ default: (await import('./photo-questions.tsx')).PhotoQuestions }))

/** Asked once, at her first upload: a calm sheet with two questions. */
export function PhotoConsentSheet() {
  if (!useWanted(usePendingPhoto() !== null)) return null
  return (
    <Suspense>
      <PhotoQuestions />
    </Suspense>
  )
}
