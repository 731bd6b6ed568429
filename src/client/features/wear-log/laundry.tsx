import { changePiece } from '#client/features/closet/closet-store.ts'
import type { ClosetPiece } from '#client/features/closet/closet-piece.ts'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { orToast } from '#client/ui/toasts/toast-failure.ts'
import { dayOf } from '#shared/own-clothes/days.ts'
import { isDueForWash, wearsSinceWash } from '#shared/own-clothes/wear-log.ts'
import { PieceRows } from './piece-rows.tsx'

const wash = (pieces: ClosetPiece[]) =>
  Promise.all(pieces.map(({ id }) => changePiece(id, { state: 'laundry' })))

const bringBack = (pieces: ClosetPiece[]) => {
  const washedOn = dayOf(new Date())
  return Promise.all(pieces.map(({ id }) => changePiece(id, { state: 'here', washedOn })))
}

type PieceProps = { piece: ClosetPiece }

const ToLaundry = ({ piece }: PieceProps) => (
  <Button variant="outline" size="sm" onClick={() => void orToast(wash([piece]))}>
    {t('wear-log.toLaundry')}
  </Button>
)

const IsClean = ({ piece }: PieceProps) => (
  <Button variant="outline" size="sm" onClick={() => void orToast(bringBack([piece]))}>
    {t('wear-log.isClean')}
  </Button>
)

/** What is due for a wash, and what is in it: there by a tap, back by a tap. */
export function Laundry({ pieces }: { pieces: ClosetPiece[] }) {
  const due = pieces.filter(isDueForWash)
  const away = pieces.filter(({ details }) => details.state === 'laundry')
  if (due.length + away.length === 0) return <p className="text-ink-soft">{t('wear-log.nothingToWash')}</p>
  return (
    <div className="grid gap-10">
      <PieceRows
        title={t('wear-log.due')}
        pieces={due}
        words={(piece) => t('wear-log.wornSinceWash', { count: wearsSinceWash(piece) })}
        Action={ToLaundry}
        action={
          due.length > 1 && (
            <Button variant="quiet" size="sm" onClick={() => void orToast(wash(due))}>
              {t('wear-log.allToLaundry')}
            </Button>
          )
        }
      />
      <PieceRows
        title={t('closet.state_laundry')}
        pieces={away}
        Action={IsClean}
        action={
          away.length > 1 && (
            <Button variant="quiet" size="sm" onClick={() => void orToast(bringBack(away))}>
              {t('wear-log.allClean')}
            </Button>
          )
        }
      />
    </div>
  )
}
