import { useState } from 'react'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { chipStyle } from '#client/ui/chip-row.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { PictureButton } from '#client/ui/picture-button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { closetCategories, type ClosetCategory } from '#shared/closet.ts'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash'
import { doubleOf } from './alike-pieces.ts'
import { ClosetPicture } from './closet-picture.tsx'
import type { ClosetPiece } from './closet-piece.ts'
import { amendPiece, changePiece, mergePieces, settlePieces } from './closet-store.ts'
import { nameOfPiece } from './closet-words.ts'
import { ColourField } from './piece-fields.tsx'
import { sayKind } from './reading.ts'

type Props = { pieces: ClosetPiece[]; all: ClosetPiece[]; onRemove: (piece: ClosetPiece) => void }

/** What came last, each with what was read of it: she looks over them, and mends what is wrong by a tap. */
export function NewPieces({ pieces, all, onRemove }: Props) {
  const waiting = pieces.filter(({ reading }) => reading === 'waiting').length
  return (
    <section aria-labelledby="new-pieces" className="mb-10 border-b border-hairline pb-8">
      <div className="mb-4 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id="new-pieces" className="font-display text-display-sm">
            {t('closet.newTitle')}
          </h2>
          <output className="text-ink-soft">
            {waiting > 0 ? t('closet.reading', { count: waiting }) : t('closet.newHint')}
          </output>
        </div>
        {waiting < pieces.length && (
          <Button
            variant="outline"
            size="sm"
            onClick={() => void settlePieces(pieces.filter(({ reading }) => reading !== 'waiting'))}
          >
            {t('closet.newDone')}
          </Button>
        )}
      </div>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {pieces.map((piece, index) => (
          <li key={piece.id} className={index >= 8 ? 'far-card min-w-0' : 'min-w-0'}>
            <NewPiece piece={piece} double={doubleOf(piece, all)} onRemove={() => onRemove(piece)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type OneProps = { piece: ClosetPiece; double: ClosetPiece | null; onRemove: () => void }

function NewPiece({ piece, double, onRemove }: OneProps) {
  const { id, reading, details, guess } = piece
  const isWaiting = reading === 'waiting'
  return (
    <article
      aria-busy={isWaiting}
      aria-label={nameOfPiece(piece)}
      className="relative grid grid-cols-[6.5rem_minmax(0,1fr)] gap-4 rounded-md border border-hairline p-3"
    >
      <div className="relative self-start">
        <ClosetPicture piece={piece} className="rounded-md" />
        {isWaiting && (
          <span className="absolute inset-0 grid place-items-center rounded-md bg-paper/70">
            <Spinner />
          </span>
        )}
        <PictureButton
          label={t('closet.removeNamed', { name: nameOfPiece(piece) })}
          icon={<Trash2 aria-hidden className="size-4.5" strokeWidth={1.5} />}
          onClick={onRemove}
          className="absolute end-0 bottom-0"
        />
      </div>
      <div className="grid min-w-0 content-start gap-2">
        <p className="text-sm text-ink-soft empty:hidden">
          {isWaiting && t('closet.waiting')}
          {reading === 'doubtful' && t('closet.doubtful')}
          {reading === 'unread' && t('closet.unread')}
        </p>
        {!isWaiting && (
          <>
            <KindField
              value={details.category}
              ranked={guess?.categories ?? closetCategories}
              onChange={(category) => void sayKind(piece, category)}
            />
            <ColourField
              value={details.colours}
              options={guess?.colours}
              onChange={(colours) => void changePiece(id, { colours })}
            />
          </>
        )}
      </div>
      {double && !isWaiting && <Double piece={piece} double={double} />}
    </article>
  )
}

/** How many kinds stand there at first: in most pictures the right one is among them. */
const likely = 4

/** Its kind; the likeliest are one tap away, the others two. */
export function KindField({
  value,
  ranked,
  onChange,
}: {
  value: ClosetCategory
  ranked: readonly ClosetCategory[]
  onChange: (category: ClosetCategory) => void
}) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole || !ranked.slice(0, likely).includes(value) ? ranked : ranked.slice(0, likely)
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('closet.kind')}</legend>
      <div className="flex flex-wrap gap-1.5">
        {shown.map((category) => (
          <button
            key={category}
            type="button"
            aria-pressed={category === value}
            onClick={() => category !== value && onChange(category)}
            className={chipStyle(category === value, 'min-h-11 px-3 text-sm')}
          >
            {t(`closet.kind_${category}`)}
          </button>
        ))}
        {shown.length < ranked.length && (
          <IconButton
            label={t('closet.moreKinds')}
            icon={<Plus aria-hidden className="size-4.5" strokeWidth={1.5} />}
            onClick={() => setIsWhole(true)}
          />
        )}
      </div>
    </fieldset>
  )
}

/** Two pieces that look alike: they become one, or stay two. */
const Double = ({ piece, double }: { piece: ClosetPiece; double: ClosetPiece }) => (
  <div className="col-span-full flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-tint p-3">
    <ClosetPicture piece={double} className="w-12 rounded-sm bg-paper" />
    <p className="min-w-0 flex-1 text-sm">{t('closet.double')}</p>
    <div className="flex gap-2">
      <Button size="sm" variant="outline" onClick={() => void mergePieces(double, piece)}>
        {t('closet.merge')}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        onClick={() => void amendPiece(piece.id, (now) => ({ ...now, isNoDouble: true }))}
      >
        {t('closet.keepBoth')}
      </Button>
    </div>
  </div>
)
