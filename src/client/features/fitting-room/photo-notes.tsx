import { Suspense } from 'react'
import { laterPart } from '#client/lib/later-part.tsx'
import { usePhotoStore } from './photo-store.ts'

export const fetchPhotoAdvice = () => import('./photo/photo-advice.tsx')

const PhotoAdviceNotes = laterPart(async () => (await fetchPhotoAdvice()).PhotoAdviceNotes)

/** Notes about the photo. The live region is there before its text, since a screen reader reads only changes to it. */
export function PhotoNotes() {
  const hasNotes = usePhotoStore(
    ({ check, problem, photo }) => check !== null || problem !== null || photo?.origin === 'own',
  )
  return (
    <div aria-live="polite" className="grid gap-3 empty:hidden">
      {hasNotes && (
        <Suspense>
          <PhotoAdviceNotes />
        </Suspense>
      )}
    </div>
  )
}
