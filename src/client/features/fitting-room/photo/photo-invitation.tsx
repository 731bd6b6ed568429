import Camera from 'lucide-react/icons/camera'
import Upload from 'lucide-react/icons/upload'
import { t } from '#client/i18n/messages.ts'
import { FileButton } from '#client/ui/file-button.tsx'
import { SamplePicker } from './sample-picker.tsx'
import type { SamplePhoto } from './sample-photos.ts'

type Props = {
  /** An outfit is chosen, and shown on her as soon as there is a photo. */
  isAwaited: boolean
  onFile: (file: File) => void
  onSample: (sample: SamplePhoto) => void
}

/** The photo area without a photo: the ways to give one. */
export function PhotoInvitation({ isAwaited, onFile, onSample }: Props) {
  return (
    <div className="flex h-full flex-col justify-between gap-4 p-6 sm:p-8">
      <div className="grid justify-items-start gap-3">
        <h2 className="font-display text-display-sm sm:max-xl:text-display-md">
          {t('photo-invitation.dropTitle')}
        </h2>
        <output className="max-w-80 font-medium empty:hidden">
          {isAwaited && t('photo-invitation.awaited')}
        </output>
        <p className="max-w-80">{t('photo-invitation.dropText')}</p>
        <div className="mt-2 flex flex-wrap gap-2">
          <FileButton onFile={onFile} icon={<Upload aria-hidden className="size-5" strokeWidth={1.5} />}>
            {t('photo-invitation.choose')}
          </FileButton>
          <FileButton
            onFile={onFile}
            camera="user"
            variant="outline"
            icon={<Camera aria-hidden className="size-5" strokeWidth={1.5} />}
            className="pointer-fine:hidden"
          >
            {t('photo-invitation.camera')}
          </FileButton>
        </div>
        <p className="hidden text-sm text-ink/75 sm:pointer-fine:block">{t('photo-invitation.pasteHint')}</p>
      </div>
      <SamplePicker onChoose={onSample} />
    </div>
  )
}
