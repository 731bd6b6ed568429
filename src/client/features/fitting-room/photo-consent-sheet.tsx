import { laterPart } from '#client/lib/later-part.tsx'
import { LateDialog } from '#client/ui/late-dialog.tsx'
import { readAgeDoubt, useAgeDoubt } from './age-doubt.ts'
import { dropPendingPhoto, usePendingPhoto } from './photo-consent.ts'

export const fetchPhotoQuestions = () => import('./photo/photo-questions.tsx')

const PhotoQuestions = laterPart(async () => (await fetchPhotoQuestions()).PhotoQuestions)

const AgeQuestion = laterPart(async () => (await import('./photo/age-question.tsx')).AgeQuestion)

/**
 * The two questions before the first upload: who is in her photos, and where they are kept. And one more where a photo
 * raises a doubt.
 */
export function PhotoConsentSheet() {
  return (
    <>
      <LateDialog open={usePendingPhoto() !== null} onClose={dropPendingPhoto}>
        <PhotoQuestions />
      </LateDialog>
      <LateDialog open={useAgeDoubt() !== null} onClose={() => readAgeDoubt()?.(false)}>
        <AgeQuestion />
      </LateDialog>
    </>
  )
}
