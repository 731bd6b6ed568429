import { useEffect } from 'react'
import ImageUp from 'lucide-react/icons/image-up'
import { FileButton } from '#client/ui/file-button.tsx'
import { loadPhoto } from '#client/features/fitting-room/load-photo.ts'
import { PhotoConsentSheet } from '#client/features/fitting-room/photo-consent-sheet.tsx'
import { offerPhoto, photoOwner } from '#client/features/fitting-room/photo-consent.ts'
import { usePhotoStore } from '#client/features/fitting-room/photo-store.ts'
import { t } from '#client/i18n/messages.ts'
import { Spinner } from '#client/ui/spinner.tsx'
import { useDisplayName, useShopper } from '#client/session/app-state.ts'

/** The shopper's photo and name. Before the first photo it asks where the photo may be stored. */
export function ProfileEditor() {
  const shopper = useShopper()
  const name = useDisplayName()
  const status = usePhotoStore((state) => state.status)
  const photo = usePhotoStore((state) => state.photo)

  useEffect(() => {
    const owner = photoOwner()
    if (owner) void loadPhoto(owner)
  }, [])

  const own = photo?.origin === 'own' ? photo : null
  const isBusy = status === 'preparing'
  return (
    <div className="flex flex-wrap items-center gap-5">
      <div className="bg-blush relative grid size-20 shrink-0 place-items-center overflow-hidden rounded-full">
        {own ? (
          <img
            src={own.url}
            alt={t('photos.alt')}
            width={80}
            height={80}
            className="size-full object-cover object-top filter-(--picture-filter)"
          />
        ) : (
          <span aria-hidden className="font-display text-display-sm">
            {name?.charAt(0).toUpperCase()}
          </span>
        )}
        {isBusy && (
          <span className="absolute inset-0 grid place-items-center bg-paper/70">
            <Spinner />
          </span>
        )}
      </div>
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-lg font-medium">
          <bdi>{name}</bdi>
        </p>
        {shopper && <p className="text-ink-soft [overflow-wrap:anywhere]">{shopper.email}</p>}
      </div>
      <FileButton
        variant="outline"
        icon={<ImageUp aria-hidden className="size-5" strokeWidth={1.5} />}
        onFile={offerPhoto}
      >
        {t('settings.editProfile')}
      </FileButton>
      <PhotoConsentSheet />
    </div>
  )
}
