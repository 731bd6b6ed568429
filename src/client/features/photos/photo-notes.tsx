import { lazy, Suspense } from 'react'
import { ArrowRight } from 'lucide-react'
import { t } from '#client/i18n/messages.ts'
import { withMessages } from '#client/i18n/with-messages.ts'
import { Link } from '#client/ui/link.tsx'
import { usePhotoStore } from './photo-store.ts'

export const fetchPhotoAdvice = () => withMessages(import('./photo-advice.tsx'), 'photo-notes')

const PhotoAdviceNotes = lazy(async () => ({ default: (await fetchPhotoAdvice()).PhotoAdviceNotes }))

/** Where her photo is spoken of. The place is there first, so that a screen reader listens to it. */
export function PhotoNotes() {
  const isSpokenOf = usePhotoStore(({ check, problem }) => check !== null || problem !== null)
  const isOwn = usePhotoStore(({ photo }) => photo?.origin === 'own')
  return (
    <>
      <div aria-live="polite" className="grid gap-3 empty:hidden">
        {isSpokenOf && (
          <Suspense>
            <PhotoAdviceNotes />
          </Suspense>
        )}
      </div>
      {isOwn && (
        <Link
          to="/settings-clean#measures"
          className="link -my-2 inline-flex min-h-11 items-center gap-2 text-sm"
        >
          {t('photos.measures')}
          <ArrowRight aria-hidden className="size-4 shrink-0 rtl:rotate-180" strokeWidth={1.75} />
        </Link>
      )}
    </>
  )
}
