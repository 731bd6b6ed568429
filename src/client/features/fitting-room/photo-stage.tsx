'use no memo' // Small and seldom drawn again: caches would weigh more than they save.

import { lazy, Suspense, useState } from 'react'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Trash2 from 'lucide-react/icons/trash'
import { t } from '#client/i18n/messages.ts'
import { withMessages } from '#client/i18n/with-messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { useKeptFocus } from '#client/lib/kept-focus.ts'
import { useWanted } from '#client/lib/use-wanted.ts'
import { Button } from '#client/ui/button.tsx'
import { IconButton, iconButtonStyle } from '#client/ui/icon-button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { FramedPhoto } from './photo/framed-photo.tsx'
import { loadPhoto } from './load-photo.ts'
import { withPhotoActions, offerPhoto, photoOwner, preparePhoto } from './photo-consent.ts'
import { PhotoInvitation } from './photo/photo-invitation.tsx'
import { usePhotoStore, type ShopperPhoto } from './photo-store.ts'
import { useDrop, usePaste } from '#client/lib/offered-pictures.ts'

export const fetchRemovePhotoDialog = () =>
  withMessages(import('./photo/remove-photo-dialog.tsx'), 'photo-notes')

const RemovePhotoDialog = lazy(async () => ({ default: (await fetchRemovePhotoDialog()).RemovePhotoDialog }))

type Props = { disabled: boolean; className?: string }

/** The photo, in an area 500 px high, or the ways to give one. Takes files by button, camera, drop and paste. */
export function PhotoStage({ disabled, className }: Props) {
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
      {...dropProps}
      className={cx('bg-blush relative h-[500px] overflow-hidden rounded-lg', className)}
    >
      {photo ? <PhotoInStage photo={photo} disabled={disabled} /> : <StageWithoutPhoto />}
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
  const status = usePhotoStore((state) => state.status)
  if (status === 'loading') return <BusyOverlay label={t('photos.loading')} />
  if (status === 'failed') return <PhotoUnreachable />
  return (
    <PhotoInvitation
      onFile={offerPhoto}
      onSample={(sample) => void preparePhoto(({ showSample }) => showSample(sample))}
    />
  )
}

function PhotoUnreachable() {
  const owner = photoOwner()
  return (
    <div className="grid h-full content-center justify-items-start gap-4 p-8">
      <p role="alert">{t('photos.loadFailed')}</p>
      <Button variant="outline" onClick={() => owner && void loadPhoto(owner)}>
        {t('common.tryAgain')}
      </Button>
    </div>
  )
}

function PhotoInStage({ photo, disabled }: { photo: ShopperPhoto; disabled: boolean }) {
  const [asksToRemove, setAsksToRemove] = useState(false)
  const wantsDialog = useWanted(asksToRemove)
  const isSample = photo.origin === 'sample'

  function remove() {
    const owner = photoOwner()
    setAsksToRemove(false)
    if (owner) void withPhotoActions(({ removePhoto }) => removePhoto(owner))
  }

  return (
    <>
      <FramedPhoto
        url={photo.url}
        alt={t(isSample ? 'photos.sampleAlt' : 'photos.alt')}
        width={photo.width}
        height={photo.height}
      />
      {!disabled && (
        <div className="absolute end-5 top-5 flex gap-2">
          <label
            title={t('photos.change')}
            className={iconButtonStyle(
              true,
              'relative has-focus-visible:outline-2 has-focus-visible:outline-accent',
            )}
          >
            <input
              type="file"
              accept="image/*"
              aria-label={t('photos.change')}
              onChange={({ currentTarget }) => {
                const [file] = currentTarget.files ?? []
                if (file) offerPhoto(file)
                currentTarget.value = ''
              }}
              className="absolute inset-0 cursor-pointer rounded-full opacity-0"
            />
            <RefreshCw aria-hidden className="size-5" strokeWidth={1.5} />
          </label>
          <IconButton
            label={t('photos.remove')}
            onPicture
            icon={<Trash2 aria-hidden className="size-5" strokeWidth={1.5} />}
            onClick={() => (isSample ? remove() : setAsksToRemove(true))}
          />
        </div>
      )}
      {wantsDialog && (
        <Suspense>
          <RemovePhotoDialog open={asksToRemove} onConfirm={remove} onClose={() => setAsksToRemove(false)} />
        </Suspense>
      )}
    </>
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
