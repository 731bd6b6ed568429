import Shirt from 'lucide-react/icons/shirt'
import { formatList } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { Button } from '#client/ui/button.tsx'
import { WithoutWords } from '#client/ui/product/without-words.tsx'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { wornOf } from '@cabine/sophia/styling/piece-of-product.ts'
import { OutfitBoard } from '../../outfit-board.tsx'
import { wearableOf } from '#client/features/wishlist/outfit-rule.ts'

const canTryOn = (pieces: readonly Product[]) => wearableOf([...pieces]).productIds.length > 0

type LookProps = {
  pieces: readonly Product[]
  /** It stands alone, and has room. */
  isOnly: boolean
  isMirrored?: boolean
  onTryOn: (pieces: readonly Product[]) => void
}

/** An outfit on its board, and the button that wears it. */
export function LaidOutLook({ pieces, isOnly, isMirrored, onTryOn }: LookProps) {
  const names = formatList(pieces.map(({ name }) => name))
  return (
    <div className="grid content-start gap-3">
      <OutfitBoard
        pieces={pieces.flatMap((product) => {
          const worn = wornOf(product)
          return worn
            ? {
                id: product.id,
                slot: worn.slot,
                category: product.category,
                name: product.name,
                image: product.image_url,
              }
            : []
        })}
        alt={t('sophia.boardAlt', { pieces: names })}
        sizes={isOnly ? '(width < 48rem) 60vw, 14rem' : '(width < 40rem) 30vw, 16rem'}
        isMirrored={isMirrored}
      />
      {canTryOn(pieces) && (
        <>
          <TryOnWhole pieces={pieces} isOnly={isOnly} names={names} onTryOn={onTryOn} />
          <WithoutWords pieces={pieces} className="-mt-1 text-sm text-ink-soft" />
        </>
      )}
    </div>
  )
}

type TryOnWholeProps = Pick<LookProps, 'pieces' | 'isOnly' | 'onTryOn'> & { names: string }

function TryOnWhole({ pieces, isOnly, names, onTryOn }: TryOnWholeProps) {
  return (
    <Button
      icon={
        <Shirt
          aria-hidden
          // On a phone two boards stand side by side, and there is no room for the icon.
          className={cx('size-5 shrink-0', !isOnly && 'max-sm:hidden')}
          strokeWidth={1.5}
        />
      }
      className="max-sm:px-3 max-sm:leading-tight"
      onClick={() => onTryOn(pieces)}
    >
      {t(isOnly ? 'sophia.tryWhole' : 'sophia.tryThis')}
      <span className="sr-only">{t('sophia.lookNamed', { pieces: names })}</span>
    </Button>
  )
}
