import { useState } from 'react'
import LinkIcon from 'lucide-react/icons/link'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { Button } from '#client/ui/button.tsx'
import { LateDialog } from '#client/ui/late-dialog.tsx'
import { askedLooks } from '#shared/look-asks.ts'
import type { SavedLook } from '../saved-look.ts'

const ShowLook = laterPart(async () => (await import('./show-look.tsx')).ShowLook)
const AskFriends = laterPart(async () => (await import('./ask-friends.tsx')).AskFriends)
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

/** Where a notification leads: to what friends have chosen. */
const isLedToAsks = () => new URLSearchParams(location.search).get('lookbook') === 'asks'

/** The way to what she shows, and asks friends about. */
export function ShownLooksButton({ onWear }: { onWear: () => void }) {
  const [isOpen, setOpen] = useState(isLedToAsks)
  const close = () => setOpen(false)
  return (
    <>
      <Button variant="quiet" size="sm" icon={icon} onClick={() => setOpen(true)}>
        {t('lookbook.shown')}
      </Button>
      <LateDialog open={isOpen} onClose={close}>
        <ShownLooksDialog
          open={isOpen}
          onClose={close}
          onWear={() => {
            close()
            onWear()
          }}
        />
      </LateDialog>
    </>
  )
}

/** Asks friends which of the chosen looks it shall be: of two to four. */
export function AskFriendsButton({ looks }: { looks: SavedLook[] }) {
  const [isOpen, setOpen] = useState(false)
  /** Each opening begins with a new question. */
  const [opening, setOpening] = useState(0)
  const close = () => setOpen(false)

  function open() {
    setOpening(opening + 1)
    setOpen(true)
  }

  return (
    <>
      <Button
        variant="outline"
        size="sm"
        disabled={looks.length < askedLooks.min || looks.length > askedLooks.max}
        onClick={open}
      >
        {t('lookbook.ask')}
      </Button>
      <LateDialog open={isOpen} onClose={close}>
        <AskFriends key={opening} open={isOpen} looks={looks} onClose={close} />
      </LateDialog>
    </>
  )
}
