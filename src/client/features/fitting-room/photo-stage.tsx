import { Suspense } from 'react'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { useKeptFocus } from '#client/lib/kept-focus.ts'
import { Button } from '#client/ui/button.tsx'
import { Part } from '#client/ui/failing-part.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { orToast } from '#client/ui/toasts/toast-failure.ts'
import { offerPhoto, photoOwner, preparePhoto } from './photo-consent.ts'
import { photoArea } from './photo/framed-photo.tsx'
import { usePhotoStore } from './photo-store.ts'
import { useIsStartRequested } from './start-request.ts'
import { useDrop, usePaste } from '#client/lib/offered-pictures.ts'

/** Fetched while her photo is looked for, and shown when it is found, or is not. */
const PhotoInStage = laterPart(async () => (await import('./photo/photo-in-stage.tsx')).PhotoInStage)
const PhotoInvitation = laterPart(async () => (await import('./photo/photo-invitation.tsx')).PhotoInvitation)
for (const { load } of [PhotoInStage, PhotoInvitation]) void load().catch(() => undefined)

export const fetchRemovePhotoDialog = async () =>
  (await import('./photo/photo-in-stage.tsx')).fetchRemovePhotoDialog()

type Props = { disabled: boolean }

/** The photo, in an area 500 px high, or the ways to give one. Takes files by button, camera, drop and paste. */
export function PhotoStage({ disabled }: Props) {
  const status = usePhotoStore((state) => state.status)
  const photo = usePhotoStore((state) => state.photo)
  const offer = (file: Blob) => {
    if (!disabled) offerPhoto(file)
  }
  const { isOver, dropProps } = useDrop(offer)
  usePaste(offer)
  const stage = useKeptFocus()

  return (
    <section
      aria-label={t('photos.title')}
      aria-busy={status === 'loading' || status === 'preparing'}
      ref={stage}
      tabIndex={-1}
      data-stage
      {...dropProps}
      className={cx('bg-blush relative overflow-hidden rounded-lg', photo ? photoArea : 'h-[500px]')}
    >
      {photo ? (
        <Part>
          <Suspense>
            <PhotoInStage photo={photo} disabled={disabled} />
          </Suspense>
        </Part>
      ) : (
        <Part>
          <Suspense>
            <StageWithoutPhoto />
          </Suspense>
        </Part>
      )}
      {status === 'preparing' && <BusyOverlay label={t('photos.working')} />}
      {isOver && (
        <div className="pointer-events-none absolute inset-3 grid place-items-center rounded-md border-2 border-dashed border-accent bg-paper/80">
          <p className="font-display text-display-sm">{t('photos.dropHere')}</p>
        </div>
      )}
    </section>
  )
}

function StageWithoutPhoto() {
  const isAsked = useIsStartRequested()
  const status = usePhotoStore((state) => state.status)
  if (status === 'loading') return <BusyOverlay label={t('photos.loading')} />
  if (status === 'failed') return <PhotoUnreachable />
  return (
    <PhotoInvitation
      isAwaited={isAsked}
      onFile={offerPhoto}
      onSample={(sample) => void preparePhoto(({ showSample }) => showSample(sample))}
    />
  )
}

async function loadAgain() {
  const owner = photoOwner()
  if (owner) await (await import('./load-photo.ts')).loadPhoto(owner)
}

function PhotoUnreachable() {
  return (
    <div className="grid h-full content-center justify-items-start gap-4 p-8">
      <p role="alert">{t('photos.loadFailed')}</p>
      <Button variant="outline" onClick={() => void orToast(loadAgain())}>
        {t('common.tryAgain')}
      </Button>
    </div>
  )
}

function BusyOverlay({ label }: { label: string }) {
  return (
    <output className="absolute inset-0 grid place-content-center justify-items-center gap-3 bg-paper/60">
      <Spinner />
      {label}
    </output>
  )
}
