import { useState } from 'react'
import LinkIcon from 'lucide-react/icons/link'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { Button } from '#client/ui/button.tsx'
import { LateDialog } from '#client/ui/late-dialog.tsx'
import type { SavedLook } from '../saved-look.ts'

const ShowLook = laterPart(async () => (await import('./show-look.tsx')).ShowLook)
const ShownLooksDialog = laterPart(async () => (await import('./shown-looks-dialog.tsx')).ShownLooksDialog)

const icon = <LinkIcon aria-hidden className="size-4" strokeWidth={1.5} />

/** The way to a page of this look, for others. */
export function ShowLookButton({ look }: { look: SavedLook }) {
  const [isOpen, setOpen] = useState(false)
  /** Each opening begins with a new page, not with the link of the last one. */
  const [opening, setOpening] = useState(0)
  const close = () => setOpen(false)

  function open() {
    setOpening(opening + 1)
    setOpen(true)
  }

  return (
    <>
      <Button variant="outline" size="sm" icon={icon} onClick={open}>
        {t('lookbook.show')}
      </Button>
      <LateDialog open={isOpen} onClose={close}>
        <ShowLook key={`${look.id} ${opening}`} open={isOpen} look={look} onClose={close} />
      </LateDialog>
    </>
  )
}

/** The way to what she shows. */
export function ShownLooksButton() {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="quiet" size="sm" icon={icon} onClick={() => setOpen(true)}>
        {t('lookbook.shown')}
      </Button>
      <LateDialog open={isOpen} onClose={close}>
        <ShownLooksDialog open={isOpen} onClose={close} />
      </LateDialog>
    </>
  )
}
