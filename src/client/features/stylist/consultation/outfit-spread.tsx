import Shirt from 'lucide-react/icons/shirt'
import { wearableOf } from '#client/features/wishlist/outfit-rule.ts'
import { formatList } from '#client/i18n/format.ts'
import { inPhrases, t } from '#client/i18n/messages.ts'
import { sentenceGap } from '#client/i18n/sentence-gap.ts'
import { cx } from '#client/lib/class-names.ts'
import { useTryOnPieces } from '#client/ui/product/use-try-on.ts'
import { Button } from '#client/ui/button.tsx'
import type { StyleLetter } from '../consultation-calls.ts'
import { colourWords } from '../colour-words.ts'
import { OutfitBoard } from '../outfit-board.tsx'
import { OutfitTotal } from '#client/ui/product/outfit-total.tsx'
import { PieceRow } from './piece-row.tsx'

type Outfit = StyleLetter['outfits'][number]

type Props = {
  outfit: Outfit
  number: number
  /** The outfit is for a trip with other weather than at home. */
  isAway: boolean
}

/** One outfit of the letter: the board, the moment that it is for, why it works, and its pieces. */
export function OutfitSpread({ outfit, number, isAway }: Props) {
  const { moment, weather, palette, shape, ownLayer, pieces } = outfit
  const title = t(`letter.moment_${moment}`)
  const isMirrored = number % 2 === 0
  return (
    <article
      aria-labelledby={`outfit-${number}`}
      className={cx(
        'grid items-start gap-x-16 gap-y-6 lg:grid-cols-2 print:grid-cols-[2fr_3fr] print:gap-x-8',
        isMirrored && 'lg:[&>:first-child]:order-last',
      )}
    >
      <div className="lg:sticky lg:top-24">
        <OutfitBoard
          pieces={pieces.map(({ slot, product }) => ({
            id: product.id,
            slot,
            name: product.name,
            category: product.category,
            image: product.image_url,
          }))}
          alt={t('letter.boardAlt', { title, pieces: formatList(pieces.map(({ product }) => product.name)) })}
          sizes="(width < 64rem) 46vw, 18rem"
          isMirrored={isMirrored}
          priority={number === 1}
        />
      </div>
      <div className="grid gap-5">
        <div>
          <p className="label text-ink-soft">
            {isAway
              ? t('letter.outfitAway', { number, weather: t(`letter.for_${weather}`) })
              : t('letter.outfitNumber', { number })}
          </p>
          <h2 id={`outfit-${number}`} className="mt-1 font-display text-display-md">
            {inPhrases(title)}
          </h2>
          <p className="mt-2 text-lg text-ink-soft">{t(`letter.line_${moment}`)}</p>
        </div>
        <p className="max-w-[56ch]">
          {[
            t(`letter.palette_${palette.kind}`, colourWords('letter', palette.colour)),
            t(`letter.shape_${shape}`),
            ...(ownLayer ? [t('letter.ownLayer')] : []),
          ].join(sentenceGap())}
        </p>
        <ul className="divide-y divide-hairline border-y border-hairline">
          {pieces.map((piece) => (
            <PieceRow key={piece.product.id} piece={piece} />
          ))}
        </ul>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <TryOutfit pieces={pieces} />
          <OutfitTotal pieces={pieces.map(({ product }) => product)} words="letter.total" />
        </div>
      </div>
    </article>
  )
}

/** Opens the fitting room with all pieces that can be tried on. */
function TryOutfit({ pieces }: Pick<Outfit, 'pieces'>) {
  const tryOn = useTryOnPieces()
  const { productIds } = wearableOf(pieces.map(({ product }) => product))
  if (productIds.length === 0) return null
  return (
    <Button
      icon={<Shirt aria-hidden className="size-5" strokeWidth={1.5} />}
      onClick={() => tryOn(productIds)}
      className="print:hidden"
    >
      {t('letter.tryOutfit')}
    </Button>
  )
}
