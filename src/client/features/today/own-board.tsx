import RefreshCw from 'lucide-react/icons/refresh-cw'
import { slotOfCategory } from '@cabine/sophia/vocabulary/categories.ts'
import { ClosetPicture } from '#client/features/closet/closet-picture.tsx'
import type { ClosetPiece } from '#client/features/closet/closet-piece.ts'
import { nameOfPiece } from '#client/features/closet/closet-words.ts'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'

type Props = {
  pieces: ClosetPiece[]
  /** How many others could take a piece's place. */
  swapsOf: (piece: ClosetPiece) => number
  onSwap: (piece: ClosetPiece) => void
}

/** Her pieces laid out as outfits are elsewhere (styles/outfit-board.css). A press on one puts another in its place. */
export function OwnBoard({ pieces, swapsOf, onSwap }: Props) {
  const hasLayer = pieces.some(({ details }) => details.category === 'outerwear')
  return (
    <ul
      className={cx(
        'own-board relative aspect-4/5 w-full rounded-lg bg-tint dark:bg-ink/85',
        hasLayer && 'has-layer',
      )}
    >
      {pieces.map((piece) => {
        const canSwap = swapsOf(piece) > 0
        const name = nameOfPiece(piece)
        const { category } = piece.details
        return (
          <li key={piece.id} className={`board-${slotOfCategory[category] ?? 'accessory'}`}>
            <button
              type="button"
              aria-label={canSwap ? t('today.swap', { piece: name }) : name}
              aria-disabled={!canSwap}
              title={canSwap ? t('today.swap', { piece: name }) : undefined}
              onClick={() => canSwap && onSwap(piece)}
              className="group relative block size-full rounded-md"
            >
              <ClosetPicture piece={piece} className="aspect-auto! size-full bg-transparent!" />
              {canSwap && (
                <span
                  aria-hidden
                  className={cx(
                    'absolute bottom-1 grid size-7 place-items-center rounded-full bg-paper/92 text-ink-soft transition-colors group-hover:text-ink',
                    // Trousers and bag end side by side, and a coat hangs over the start of a top.
                    category === 'bags' || (hasLayer && category === 'tops') ? 'end-1' : 'start-1',
                  )}
                >
                  <RefreshCw className="size-3.5" strokeWidth={1.75} />
                </span>
              )}
            </button>
          </li>
        )
      })}
    </ul>
  )
}
