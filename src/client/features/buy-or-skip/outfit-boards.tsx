import { useState } from 'react'
import Shirt from 'lucide-react/icons/shirt'
import { closetPieceAddress } from '#client/features/closet/closet-address.ts'
import { ClosetPicture } from '#client/features/closet/closet-picture.tsx'
import type { ClosetPiece } from '#client/features/closet/closet-piece.ts'
import { nameOfPiece } from '#client/features/closet/closet-words.ts'
import { mayBeWorn } from '#client/features/closet/own-pieces.ts'
import { formatList } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { Button } from '#client/ui/button.tsx'
import { MirrorLink } from '#client/ui/product/mirror-link.tsx'
import { slotOfCategory } from '@cabine/sophia/vocabulary/categories.ts'
import { AskedPicture } from './asked-picture.tsx'
import { askedId, type AskedPiece } from './asked-piece.ts'

/** So many fill a row of a wide screen. */
const atFirst = 4

type Props = {
  asked: AskedPiece
  outfits: string[][]
  closet: readonly ClosetPiece[]
}

/** Outfits of the piece and her own clothes, each of which she can see on herself. */
export function OutfitBoards({ asked, outfits, closet }: Props) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = isWhole ? outfits : outfits.slice(0, atFirst)
  return (
    <>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-6 lg:grid-cols-4">
        {shown.map((ids) => (
          <li key={ids.join()} className="min-w-0">
            <Board asked={asked} ids={ids} closet={closet} />
          </li>
        ))}
      </ul>
      {shown.length < outfits.length && (
        <Button variant="outline" className="justify-self-start" onClick={() => setIsWhole(true)}>
          {t('buy-or-skip.moreOutfits')}
        </Button>
      )}
    </>
  )
}

type BoardProps = { asked: AskedPiece; ids: string[]; closet: readonly ClosetPiece[] }

function Board({ asked, ids, closet }: BoardProps) {
  const pieces = ids.flatMap((id) =>
    id === askedId ? asked : (closet.find((piece) => piece.id === id) ?? []),
  )
  const own = pieces.filter((piece): piece is ClosetPiece => piece.id !== askedId)
  const worn = own.filter(mayBeWorn).map(({ id }) => closetPieceAddress(id))
  const names = formatList(own.map(nameOfPiece))
  const hasLayer = pieces.some(({ details }) => details.category === 'outerwear')
  return (
    <figure className="grid gap-1">
      <ul
        aria-hidden
        className={cx(
          'own-board relative aspect-4/5 w-full overflow-hidden rounded-lg bg-tint dark:bg-ink/85',
          hasLayer && 'has-layer',
        )}
      >
        {pieces.map((piece) => (
          <li key={piece.id} className={`board-${slotOfCategory[piece.details.category] ?? 'accessory'}`}>
            {'productId' in piece ? (
              <AskedPicture piece={piece} alt="" sizes="12rem" className={onBoard} />
            ) : (
              <ClosetPicture piece={piece} className={onBoard} />
            )}
          </li>
        ))}
      </ul>
      <figcaption className="mt-2 line-clamp-2 text-sm text-ink-soft">
        {t('buy-or-skip.with', { pieces: names })}
      </figcaption>
      {asked.mirror?.kind === 'pieces' && (
        <MirrorLink
          asked={{ kind: 'pieces', value: [asked.mirror.value, ...worn].join(',') }}
          className="inline-flex min-h-11 items-center gap-2 justify-self-start"
        >
          <Shirt aria-hidden className="size-4" strokeWidth={1.5} />
          <span className="link">{t('buy-or-skip.onMe')}</span>
          <span className="sr-only">{names}</span>
        </MirrorLink>
      )}
    </figure>
  )
}

const onBoard = 'aspect-auto! size-full rounded-none bg-transparent!'
