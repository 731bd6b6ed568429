import { lazy, Suspense, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { t } from '#client/i18n/messages.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { fetchPieceTalk } from '../talk/fetch-talk.ts'
import { useScript } from '../talk/script-store.ts'
import { AnswerBar } from './answer-bar.tsx'
import { SophiaChatLog } from './sophia-chat-log.tsx'
import { tryOn } from './try-outfit.ts'

const PieceTalk = lazy(async () => ({ default: (await fetchPieceTalk()).PieceTalk }))
const PieceFooter = lazy(async () => ({ default: (await fetchPieceTalk()).PieceFooter }))

type Props = { open: boolean; onClose: () => void }

/** The chat with Sophia in the fitting room. Her picks can be tried on directly. */
export function SophiaDialog({ open, onClose }: Props) {
  useCloseWhenTaken(open, onClose)
  const isOfPieces = useScript('outfits') === 'pieces'

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('sophia.title')}
      size="lg"
      className="sm:h-[88dvh] sm:max-w-4xl!"
      footer={
        isOfPieces ? (
          <Suspense fallback={<div className="min-h-24" />}>
            <PieceFooter />
          </Suspense>
        ) : (
          <AnswerBar />
        )
      }
    >
      <SophiaChatLog
        onTryOn={(pieces) => {
          onClose()
          void tryOn(pieces)
        }}
      />
      {isOfPieces && (
        <Suspense>
          <PieceTalk />
        </Suspense>
      )}
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
