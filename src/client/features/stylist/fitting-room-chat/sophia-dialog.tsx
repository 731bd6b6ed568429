import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { t } from '#client/i18n/messages.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { AnswerBar } from './answer-bar.tsx'
import { SophiaChatLog } from './sophia-chat-log.tsx'
import { tryOn } from './try-outfit.ts'

type Props = { open: boolean; onClose: () => void }

/** Sophia in the fitting room: she asks, picks, and what she picks goes straight to the look. */
export function SophiaDialog({ open, onClose }: Props) {
  useCloseWhenTaken(open, onClose)

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('sophia.title')}
      size="lg"
      className="sm:h-[88dvh] sm:max-w-4xl!"
      footer={<AnswerBar />}
    >
      <SophiaChatLog
        onTryOn={(pieces) => {
          onClose()
          void tryOn(pieces)
        }}
      />
    </Dialog>
  )
}

/** What she takes to the stage from a piece's detail hangs behind the chat: it makes way. */
function useCloseWhenTaken(open: boolean, onClose: () => void) {
  const pieces = new URLSearchParams(useLocation().search).get('pieces')
  const before = useRef(pieces)
  useEffect(() => {
    if (open && pieces && pieces !== before.current) onClose()
    before.current = pieces
  }, [open, pieces, onClose])
}
