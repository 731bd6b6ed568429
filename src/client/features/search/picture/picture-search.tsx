import { useRef, useState } from 'react'
import Camera from 'lucide-react/icons/camera'
import ImageUp from 'lucide-react/icons/image-up'
import Lock from 'lucide-react/icons/lock'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { useDrop, usePaste } from '#client/lib/offered-pictures.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { FileButton } from '#client/ui/file-button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { describePicture, Unreadable } from '#client/lib/describe-picture.ts'
import { rememberPicture } from './shown-pictures.ts'

type Props = { open: boolean; onClose: () => void; onFound: (code: string) => void }
type Step = 'asks' | 'looks' | 'unreadable' | 'failed'

/** Takes a picture from the camera, the files, the clipboard or by drag and drop, and describes it on the device. */
export function PictureSearch({ open, onClose, onFound }: Props) {
  const [step, setStep] = useState<Step>('asks')
  const stage = useRef<HTMLDivElement>(null)
  const last = useRef(0)

  async function search(file: File) {
    const turn = ++last.current
    setStep('looks')
    try {
      const code = await describePicture(file)
      // Another picture was given, or the dialog closed, meanwhile.
      if (turn !== last.current) return
      rememberPicture(code, file)
      setStep('asks')
      onFound(code)
    } catch (error) {
      if (turn === last.current) setStep(error instanceof Unreadable ? 'unreadable' : 'failed')
    }
  }

  function close() {
    last.current += 1
    setStep('asks')
    onClose()
  }

  const onPicture = (file: File) => void search(file)
  const { isOver, dropProps } = useDrop(onPicture)
  usePaste(onPicture, stage)
  return (
    <Dialog open={open} onClose={close} title={t('search-results.pictureTitle')} size="sm">
      <div ref={stage} {...dropProps} aria-busy={step === 'looks'} className="grid gap-5">
        {step === 'unreadable' && <Alert>{t('search-results.pictureUnreadable')}</Alert>}
        {step === 'failed' && <Alert>{t('search-results.pictureFailed')}</Alert>}
        <div
          className={cx(
            'grid min-h-56 content-center justify-items-center gap-4 rounded-lg border border-dashed px-5 py-8 text-center transition-colors duration-(--duration-quick)',
            isOver ? 'border-accent bg-tint' : 'border-edge',
          )}
        >
          {step === 'looks' ? (
            <p className="flex items-center gap-3">
              <Spinner /> {t('search-results.pictureLooking')}
            </p>
          ) : (
            <>
              <p className="max-w-[34ch] text-ink-soft">{t('search-results.pictureHint')}</p>
              <div className="flex flex-wrap justify-center gap-3">
                <FileButton
                  onFile={onPicture}
                  icon={<ImageUp aria-hidden className="size-5" strokeWidth={1.5} />}
                >
                  {t('search-results.pictureChoose')}
                </FileButton>
                <FileButton
                  onFile={onPicture}
                  camera="environment"
                  variant="outline"
                  icon={<Camera aria-hidden className="size-5" strokeWidth={1.5} />}
                  className="pointer-fine:hidden"
                >
                  {t('search-results.pictureCamera')}
                </FileButton>
              </div>
              <p className="text-sm text-ink-soft pointer-coarse:hidden">{t('search-results.pictureDrop')}</p>
            </>
          )}
        </div>
        <p className="flex gap-3 text-sm text-ink-soft">
          <Lock aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.5} />
          {t('search-results.picturePrivate')}
        </p>
        <output className="sr-only">{step === 'looks' ? t('search-results.pictureLooking') : ''}</output>
      </div>
    </Dialog>
  )
}
