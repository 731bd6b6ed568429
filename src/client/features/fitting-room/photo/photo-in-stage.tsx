import { Suspense, useState } from 'react'
import Crop from 'lucide-react/icons/crop'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Trash2 from 'lucide-react/icons/trash'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { Part } from '#client/ui/failing-part.tsx'
import { LateDialog } from '#client/ui/late-dialog.tsx'
import { FileInput } from '#client/ui/file-input.tsx'
import { IconButton, iconButtonStyle } from '#client/ui/icon-button.tsx'
import { offerPhoto, photoOwner, withPhotoActions } from '../photo-consent.ts'
import { judgementOf, usePhotoStore, type ShopperPhoto } from '../photo-store.ts'
import { FramedPhoto } from './framed-photo.tsx'

export const fetchRemovePhotoDialog = () => import('./remove-photo-dialog.tsx')

const RemovePhotoDialog = laterPart(async () => (await fetchRemovePhotoDialog()).RemovePhotoDialog)

const CropDialog = laterPart(async () => (await import('./crop-dialog.tsx')).CropDialog)
const PhotoHelp = laterPart(async () => (await import('./photo-help.tsx')).PhotoHelp)

/** The photo, with what can be done with it. */
export function PhotoInStage({ photo, disabled }: { photo: ShopperPhoto; disabled: boolean }) {
  const [asksToRemove, setAsksToRemove] = useState(false)
  const [isCropping, setIsCropping] = useState(false)
  const isSample = photo.origin === 'sample'
  const isRefused = usePhotoStore(({ check }) => judgementOf(check)?.verdict === 'refused')

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
      >
        {isRefused && !disabled && !isSample && (
          <Part quiet>
            <Suspense>
              <PhotoHelp photo={photo} />
            </Suspense>
          </Part>
        )}
      </FramedPhoto>
      {!disabled && (
        <div className="absolute end-5 top-5 flex gap-2 narrow:end-3 narrow:flex-col">
          <label
            title={t('photos.change')}
            className={iconButtonStyle(
              true,
              'relative has-focus-visible:outline-2 has-focus-visible:outline-accent',
            )}
          >
            <FileInput onFile={offerPhoto} />
            <RefreshCw aria-hidden className="size-5" strokeWidth={1.5} />
            <span className="sr-only">{t('photos.change')}</span>
          </label>
          {!isSample && (
            <IconButton
              label={t('photos.edit')}
              onPicture
              icon={<Crop aria-hidden className="size-5" strokeWidth={1.5} />}
              onClick={() => setIsCropping(true)}
            />
          )}
          <IconButton
            label={t('photos.remove')}
            onPicture
            icon={<Trash2 aria-hidden className="size-5" strokeWidth={1.5} />}
            onClick={() => (isSample ? remove() : setAsksToRemove(true))}
          />
        </div>
      )}
      <LateDialog open={isCropping} onClose={() => setIsCropping(false)}>
        <CropDialog open={isCropping} photo={photo} onClose={() => setIsCropping(false)} />
      </LateDialog>
      <LateDialog open={asksToRemove} onClose={() => setAsksToRemove(false)}>
        <RemovePhotoDialog open={asksToRemove} onConfirm={remove} onClose={() => setAsksToRemove(false)} />
      </LateDialog>
    </>
  )
}
