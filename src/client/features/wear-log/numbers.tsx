import { ClosetPicture } from '#client/features/closet/closet-picture.tsx'
import { isArchived, type ClosetPiece } from '#client/features/closet/closet-piece.ts'
import { nameOfPiece } from '#client/features/closet/closet-words.ts'
import { formatList, formatNumber, formatPrice } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { coloursWorn, costsPerWear, lovedPairs, unwornOf } from '#shared/own-clothes/wear-log.ts'
import { LeaveCloset } from './leave-closet.tsx'
import { PieceRows } from './piece-rows.tsx'

const mostCosts = 10

/** What her log says of her clothes. */
export function Numbers({ pieces, today }: { pieces: ClosetPiece[]; today: string }) {
  const costs = costsPerWear(pieces).slice(0, mostCosts)
  const pairs = lovedPairs(pieces)
  const colours = coloursWorn(pieces.filter((piece) => !isArchived(piece)))
  const unworn = unwornOf(pieces, today)
  if (costs.length + pairs.length + colours.length + unworn.length === 0)
    return <p className="max-w-[60ch] text-ink-soft">{t('wear-log.noNumbers')}</p>
  const costOf = (piece: ClosetPiece) => costs.find((one) => one.piece === piece)
  return (
    <div className="grid gap-10">
      {pairs.length > 0 && (
        <section className="grid gap-3">
          <h2 className="font-display text-display-sm">{t('wear-log.pairs')}</h2>
          <ul className="flex flex-wrap gap-6">
            {pairs.map(({ pair, times }) => (
              <li key={pair.map(({ id }) => id).join()} className="w-40">
                <div className="grid grid-cols-2 gap-1">
                  {pair.map((piece) => (
                    <ClosetPicture key={piece.id} piece={piece} />
                  ))}
                </div>
                <p className="mt-2 text-sm">{formatList(pair.map(nameOfPiece))}</p>
                <p className="text-sm text-ink-soft">{t('wear-log.times', { count: times })}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
      {colours.length > 0 && (
        <section className="grid gap-3">
          <h2 className="font-display text-display-sm">{t('wear-log.colours')}</h2>
          <ul className="grid max-w-md gap-2">
            {colours.map(({ colour, share }) => (
              <li key={colour} className="grid grid-cols-[7rem_1fr_3rem] items-center gap-3">
                <span>{t(`search-results.colour_${colour}`)}</span>
                <span aria-hidden className="h-2 rounded-full bg-tint">
                  <span
                    className="block h-2 rounded-full bg-accent"
                    style={{ inlineSize: `${share * 100}%` }}
                  />
                </span>
                <span className="text-end text-sm text-ink-soft tabular-nums">
                  {formatNumber(share, { style: 'percent', maximumFractionDigits: 0 })}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <PieceRows
        title={t('wear-log.costPerWear')}
        pieces={costs.map(({ piece }) => piece)}
        words={(piece) =>
          t('wear-log.costOf', {
            price: formatPrice(costOf(piece)?.cents ?? 0, piece.details.currency || 'USD'),
            count: costOf(piece)?.times ?? 0,
          })
        }
      />
      <PieceRows title={t('wear-log.unworn')} pieces={unworn} Action={LeaveCloset} />
    </div>
  )
}
