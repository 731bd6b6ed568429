import { Suspense } from 'react'
import { laterPart } from '#client/lib/later-part.tsx'
import { usePhotoStore } from './photo-store.ts'

export const fetchPhotoAdvice = () => import('./photo/photo-advice.tsx')

const PhotoAdviceNotes = laterPart(async () => (await fetchPhotoAdvice()).PhotoAdviceNotes)
const OwnMeasures = laterPart(async () => (await fetchPhotoAdvice()).MeasuresLink)

/**
 * Notes about the photo. The live region is there before its text, since a screen reader reads only changes to it.
 *
 * @param isQuiet while a try-on or its look has the word
 */
export function PhotoNotes({ id, isQuiet }: { id: string; isQuiet: boolean }) {
  const hasNotes = usePhotoStore(({ check, problem }) => check !== null || problem !== null)
  return (
    <div id={id} aria-live="polite" className="mb-3 grid gap-3 empty:hidden narrow:text-sm">
      {hasNotes && !isQuiet && (
        <Suspense>
          <PhotoAdviceNotes />
        </Suspense>
      )}
    </div>
  )
}

export function MeasuresLink() {
  const isOwn = usePhotoStore(({ photo }) => photo?.origin === 'own')
  return isOwn ? (
    <Suspense>
      <OwnMeasures />
    </Suspense>
  ) : null
}
