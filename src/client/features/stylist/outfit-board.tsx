import { isCutOut, pictureSources } from '#shared/picture-address.ts'
import { cx } from '#client/lib/class-names.ts'
import type { Slot } from '@cabine/sophia/vocabulary/categories.ts'

export type BoardPiece = { id: string; slot: Slot; category: string; name: string; image: string }

type Props = {
  pieces: BoardPiece[]
  /** Names the pieces, for screen readers. */
  alt: string
  sizes: string
  /** Left and right are swapped, so that two boards in a row do not look alike. */
  isMirrored?: boolean
  priority?: boolean
  className?: string
}

/** The order of drawing: the last one lies on top. */
const order: Slot[] = ['bottom', 'dress', 'outer', 'top', 'bag', 'shoes', 'accessory']

/** These pictures begin at the top of their box, because a short skirt or shorts must still hang from the waist. */
const hangs = (slot: Slot) => slot === 'bottom' || slot === 'outer'

const isShorts = (name: string) => /\bshorts\b/i.test(name)

/** An outfit laid out as in a magazine, from the pieces' own pictures. Where each lies stands in styles/outfit-board.css. */
export function OutfitBoard({ pieces, alt, sizes, isMirrored = false, priority = false, className }: Props) {
  const laid = pieces.toSorted((a, b) => order.indexOf(a.slot) - order.indexOf(b.slot))
  return (
    <div
      className={cx(
        'outfit-board relative aspect-4/5 overflow-hidden rounded-md bg-ground print:border print:border-hairline',
        laid.some(({ slot }) => slot === 'outer') && 'has-layer',
        isMirrored && 'is-mirrored',
        className,
      )}
    >
      <span className="sr-only">{alt}</span>
      {laid.map(({ id, slot, category, name, image }) => {
        const { src, srcSet, avif } = pictureSources(image)
        return (
          <picture key={id}>
            {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
            <img
              src={src}
              srcSet={srcSet}
              sizes={sizes}
              alt=""
              loading={priority ? 'eager' : 'lazy'}
              decoding="async"
              onError={({ currentTarget }) => (currentTarget.hidden = true)}
              className={cx(
                `absolute board-${slot} object-contain`,
                category === 'skirts' && 'board-skirt',
                isShorts(name) && 'board-shorts',
                hangs(slot) && 'object-top',
                isCutOut(image)
                  ? 'drop-shadow-[0_10px_14px_rgb(60_36_24/0.16)]'
                  : 'rounded-sm mix-blend-multiply',
              )}
            />
          </picture>
        )
      })}
    </div>
  )
}
