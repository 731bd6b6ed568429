import { useState } from 'react'
import { ClosetPicture } from '#client/features/closet/closet-picture.tsx'
import { isArchived, type ClosetPiece } from '#client/features/closet/closet-piece.ts'
import { nameOfPiece } from '#client/features/closet/closet-words.ts'
import { formatDate, formatRow } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { orToast } from '#client/ui/toasts/toast-failure.ts'
import { useTitlesOf } from './day-events.ts'
import { isNoted, note, unnote } from './wear.ts'

type Props = { pieces: ClosetPiece[]; day: string; today: string }

/** What she wore on a day, or plans to wear: chosen from the closet, taken out again, or worn as planned. */
export function DayNotes({ pieces, day, today }: Props) {
  const log = day <= today ? 'wornOn' : 'plannedFor'
  const [isChoosing, setIsChoosing] = useState(false)
  const worn = pieces.filter((piece) => isNoted(piece, day, 'wornOn'))
  const planned = pieces.filter((piece) => isNoted(piece, day, 'plannedFor'))
  const titles = useTitlesOf(day)
  return (
    <section aria-labelledby="day-heading" className="grid content-start gap-4">
      <h2 id="day-heading" className="font-display text-display-sm">
        {formatDate(new Date(`${day}T12:00`), { weekday: 'long', day: 'numeric', month: 'long' })}
      </h2>
      {titles.length > 0 && <p>{formatRow(titles)}</p>}
      {worn.length + planned.length === 0 && <p className="text-ink-soft">{t('wear-log.nothingNoted')}</p>}
      {worn.length > 0 && <Pieces title={t('wear-log.worn')} pieces={worn} />}
      {planned.length > 0 && <Pieces title={t('wear-log.planned')} pieces={planned} />}
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" onClick={() => setIsChoosing(true)}>
          {t(log === 'wornOn' ? 'wear-log.noteWorn' : 'wear-log.notePlanned')}
        </Button>
        {planned.length > 0 && day <= today && (
          <Button onClick={() => void orToast(note(planned, day, 'wornOn'))}>{t('wear-log.woreIt')}</Button>
        )}
      </div>
      <ChoosePieces
        key={`${day} ${String(isChoosing)}`}
        open={isChoosing}
        pieces={pieces.filter((piece) => !isArchived(piece))}
        chosen={log === 'wornOn' ? worn : planned}
        onDone={(now) => {
          setIsChoosing(false)
          const before = log === 'wornOn' ? worn : planned
          const gone = before.filter((piece) => !now.includes(piece))
          void orToast(
            unnote(gone, day, log).then(() =>
              note(
                now.filter((one) => !before.includes(one)),
                day,
                log,
              ),
            ),
          )
        }}
        onClose={() => setIsChoosing(false)}
      />
    </section>
  )
}

const Pieces = ({ title, pieces }: { title: string; pieces: ClosetPiece[] }) => (
  <div>
    <h3 className="label mb-2 text-ink-soft">{title}</h3>
    <ul className="flex flex-wrap gap-3">
      {pieces.map((piece) => (
        <li key={piece.id} className="w-20 text-sm">
          <ClosetPicture piece={piece} />
          <span className="mt-1 line-clamp-2">{nameOfPiece(piece)}</span>
        </li>
      ))}
    </ul>
  </div>
)

type ChooseProps = {
  open: boolean
  pieces: ClosetPiece[]
  chosen: ClosetPiece[]
  onDone: (chosen: ClosetPiece[]) => void
  onClose: () => void
}

function ChoosePieces({ open, pieces, chosen, onDone, onClose }: ChooseProps) {
  const [ids, setIds] = useState(() => new Set(chosen.map(({ id }) => id)))
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('wear-log.choosePieces')}
      footer={
        <Button size="lg" className="w-full" onClick={() => onDone(pieces.filter(({ id }) => ids.has(id)))}>
          {t('wear-log.save')}
        </Button>
      }
    >
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(5.5rem,1fr))] gap-3">
        {pieces.map((piece) => {
          const isChosen = ids.has(piece.id)
          return (
            <li key={piece.id}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={() =>
                  setIds(new Set(isChosen ? [...ids].filter((id) => id !== piece.id) : [...ids, piece.id]))
                }
                className="block w-full rounded-sm text-start text-sm"
              >
                <ClosetPicture
                  piece={piece}
                  className={cx(isChosen && 'shadow-[0_0_0_2px_var(--paper),0_0_0_4px_var(--accent)]')}
                />
                <span className={cx('mt-1.5 line-clamp-2', isChosen && 'font-medium')}>
                  {nameOfPiece(piece)}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </Dialog>
  )
}
