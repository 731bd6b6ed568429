import { useState } from 'react'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import X from 'lucide-react/icons/x'
import { ClosetPicture } from '#client/features/closet/closet-picture.tsx'
import type { ClosetPiece } from '#client/features/closet/closet-piece.ts'
import { nameOfPiece } from '#client/features/closet/closet-words.ts'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { toast } from '#client/ui/toasts/toast-store.ts'
import {
  bagSizes,
  swapPacked,
  swapsOfPacked,
  withoutPiece,
  type Packing,
} from '#shared/own-clothes/packing.ts'
import { isDueForWash } from '#shared/own-clothes/wear-log.ts'
import { keepTrip, useTrip, type Trip } from './trip-memory.ts'

type Props = { closet: ClosetPiece[]; packing: Packing }

const maxThings = 60

const undoTo = (before: Partial<Trip>) => ({ label: t('today.undo'), onClick: () => keepTrip(before) })

/** Everything that goes into the bag, to tick off; a piece can give way to another one, or stay at home. */
export function PackingList({ closet, packing }: Props) {
  const { ticked, things, bag } = useTrip()
  const pieces = packing.pieces.flatMap((id) => closet.find((piece) => piece.id === id) ?? [])
  const all = [...pieces.map(({ id }) => id), ...things]

  const tick = (id: string, isIn: boolean) =>
    keepTrip({ ticked: isIn ? [...ticked, id] : ticked.filter((one) => one !== id) })

  function swap(piece: ClosetPiece, other: string) {
    keepTrip({
      packing: swapPacked(packing, piece.id, other),
      ticked: ticked.filter((one) => one !== piece.id),
    })
    toast({ title: t('packing.swapped'), action: undoTo({ packing, ticked }) })
  }

  function leave(piece: ClosetPiece) {
    keepTrip({ packing: withoutPiece(closet, packing, piece.id, bagSizes[bag]) })
    toast({
      title: t('packing.staysHome', { piece: nameOfPiece(piece) }),
      action: undoTo({ packing, ticked }),
    })
  }

  return (
    <section aria-labelledby="packing-list" className="grid content-start gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="packing-list" className="font-display text-display-sm">
          {t('packing.list')}
        </h2>
        <output className="text-sm text-ink-soft tabular-nums">
          {t('packing.ticked', { packed: all.filter((one) => ticked.includes(one)).length, all: all.length })}
        </output>
      </div>
      <ul className="divide-y divide-hairline border-y border-hairline">
        {pieces.map((piece) => (
          <PieceRow
            key={piece.id}
            piece={piece}
            isTicked={ticked.includes(piece.id)}
            other={swapsOfPacked(closet, packing, piece.id)[0]}
            onTick={(isIn) => tick(piece.id, isIn)}
            onSwap={(other) => swap(piece, other)}
            onLeave={() => leave(piece)}
          />
        ))}
        {things.map((thing) => (
          <li key={thing} className="flex items-center gap-2 py-1">
            <div className={cx('flex-1', ticked.includes(thing) && 'text-ink-soft')}>
              <Checkbox
                label={thing}
                checked={ticked.includes(thing)}
                onChange={({ currentTarget }) => tick(thing, currentTarget.checked)}
              />
            </div>
            <IconButton
              label={t('packing.removeThing', { thing })}
              icon={<X aria-hidden className="size-4.5" strokeWidth={1.5} />}
              onClick={() =>
                keepTrip({
                  things: things.filter((one) => one !== thing),
                  ticked: ticked.filter((one) => one !== thing),
                })
              }
            />
          </li>
        ))}
      </ul>
      {things.length < maxThings && (
        <AddThing onAdd={(thing) => !things.includes(thing) && keepTrip({ things: [...things, thing] })} />
      )}
      <p className="text-sm text-ink-soft">{t('packing.staysHere')}</p>
    </section>
  )
}

type RowProps = {
  piece: ClosetPiece
  isTicked: boolean
  /** What could take its place. */
  other: string | undefined
  onTick: (isIn: boolean) => void
  onSwap: (other: string) => void
  onLeave: () => void
}

function PieceRow({ piece, isTicked, other, onTick, onSwap, onLeave }: RowProps) {
  const name = nameOfPiece(piece)
  const { state } = piece.details
  const hint = state === 'here' ? isDueForWash(piece) && t('packing.washFirst') : t(`closet.state_${state}`)
  return (
    <li className="flex items-center gap-2 py-2">
      <div className="min-w-0 flex-1 [&_label]:items-center">
        <Checkbox
          checked={isTicked}
          onChange={({ currentTarget }) => onTick(currentTarget.checked)}
          label={
            <span className={cx('flex items-center gap-3', isTicked && 'text-ink-soft')}>
              <ClosetPicture piece={piece} className={cx('w-14 shrink-0', isTicked && 'opacity-55')} />
              <span className="min-w-0">
                <span className="line-clamp-2">{name}</span>
                {hint && <span className="block text-sm text-ink-soft">{hint}</span>}
              </span>
            </span>
          }
        />
      </div>
      {other && (
        <IconButton
          label={t('today.swap', { piece: name })}
          icon={<RefreshCw aria-hidden className="size-4.5" strokeWidth={1.5} />}
          onClick={() => onSwap(other)}
        />
      )}
      <IconButton
        label={t('packing.leave', { piece: name })}
        icon={<X aria-hidden className="size-4.5" strokeWidth={1.5} />}
        onClick={onLeave}
      />
    </li>
  )
}

/** Chargers, swimsuits, gifts: what no closet knows. */
function AddThing({ onAdd }: { onAdd: (thing: string) => void }) {
  const [text, setText] = useState('')
  return (
    <form
      noValidate
      className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (text.trim()) onAdd(text.trim())
        setText('')
      }}
    >
      <TextField
        label={t('packing.alsoTake')}
        value={text}
        maxLength={80}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button type="submit" variant="outline">
        {t('packing.addThing')}
      </Button>
    </form>
  )
}
