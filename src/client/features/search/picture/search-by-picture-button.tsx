import { useState } from 'react'
import Camera from 'lucide-react/icons/camera'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { LateDialog } from '#client/ui/late-dialog.tsx'

const PictureSearch = laterPart(async () => {
  const { PictureSearch: Part } = await import('./picture-search.tsx')
  return Part
})

/** Opens the search with a picture, whose code and network are fetched only then. */
export function PictureButton({
  onFound,
  className,
}: {
  onFound: (code: string) => void
  className: string
}) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-label={t('search.withPicture')}
        title={t('search.withPicture')}
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        className={className}
      >
        <Camera aria-hidden className="size-5" strokeWidth={1.5} />
      </button>
      <LateDialog open={isOpen} onClose={() => setIsOpen(false)}>
        <PictureSearch
          open={isOpen}
          onClose={() => setIsOpen(false)}
          onFound={(code) => {
            setIsOpen(false)
            onFound(code)
          }}
        />
      </LateDialog>
    </>
  )
}
