import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useShopper } from '#client/session/app-state.ts'
import { currentShopper } from '#client/session/shopper.ts'
import { t } from '#client/i18n/messages.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { openTalk } from '../talk/open-talk.ts'
import { StartOverButton } from '../talk/start-over-button.tsx'
import { TalkFooter } from '../talk/talk-footer.tsx'
import { TalkLog } from '../talk/talk-log.tsx'
import { tryOn } from './try-outfit.ts'

export const openTalkHere = () => openTalk('outfits', currentShopper())

type Props = { open: boolean; onClose: () => void }

/** The talk with Sophia in the fitting room, where her picks are tried on directly. */
export function SophiaDialog({ open, onClose }: Props) {
  const shopper = useShopper()?.id
  useCloseWhenTaken(open, onClose)
  useEffect(() => {
    if (open) openTalk('outfits', shopper ?? null)
  }, [open, shopper])

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('sophia.title')}
      size="lg"
      className="sm:h-[88dvh] sm:max-w-4xl!"
      tools={<StartOverButton />}
      footer={<TalkFooter />}
    >
      <TalkLog
        onTryOn={(pieces) => {
          onClose()
          void tryOn(pieces)
        }}
      />
    </Dialog>
  )
}

/** Closes the chat when a piece is chosen in its detail view, so that the fitting room behind it shows. */
function useCloseWhenTaken(open: boolean, onClose: () => void) {
  const pieces = new URLSearchParams(useLocation().search).get('pieces')
  const before = useRef(pieces)
  useEffect(() => {
    if (open && pieces && pieces !== before.current) onClose()
    before.current = pieces
  }, [open, pieces, onClose])
}
