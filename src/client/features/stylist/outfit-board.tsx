'use no memo' // Small and seldom drawn again: caches would weigh more than they save.

import { isCutOut, pictureSources } from '#client/ui/product/picture-address.ts'
import { cx } from '#client/lib/class-names.ts'
import type { Slot } from '#shared/stylist/slots.ts'

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

/** Left, top, width and height in percent of the board's sides. */
type Box = readonly [number, number, number, number]

/**
 * Where each piece lies. Beside a coat or jacket everything else moves to the right. A garment's picture is 3 : 4, in
 * percent of a 4 : 5 board 15 : 16: it fits the narrow side of its box, and its empty corners may overlap others.
 */
const places: Record<Slot, { alone: Box; besideLayer: Box }> = {
  outer: { alone: [0, 3, 58, 62], besideLayer: [0, 3, 58, 62] },
  dress: { alone: [1, 6, 74, 88], besideLayer: [35, 12, 58, 64] },
  top: { alone: [5, 2, 54, 52], besideLayer: [42, 5, 44, 47] },
  bottom: { alone: [18, 37, 56, 60], besideLayer: [39, 39, 53, 57] },
  shoes: { alone: [67, 72, 29, 24], besideLayer: [6, 72, 29, 24] },
  bag: { alone: [67, 37, 29, 30], besideLayer: [75, 62, 23, 31] },
  accessory: { alone: [70, 8, 24, 20], besideLayer: [80, 8, 18, 18] },
}

/** The order of drawing: the last one lies on top. */
const order: Slot[] = ['bottom', 'dress', 'outer', 'top', 'bag', 'shoes', 'accessory']

/** These pictures begin at the top of their box, because a short skirt or shorts must still hang from the waist. */
const hangs = (slot: Slot) => slot === 'bottom' || slot === 'outer'

/**
 * A picture is filled by its piece, so shorts of 48 cm would be drawn as wide as trousers, and wider than the shirt of 66 cm
 * above them. A skirt is as wide as trousers at the hip, and shorter.
 */
const scaleOf = (category: string, name: string) =>
  /\bshorts\b/i.test(name) ? 0.63 : category === 'skirts' ? 0.86 : 1

/** An outfit laid out as in a magazine, from the pieces' own pictures. */
export function OutfitBoard({ pieces, alt, sizes, isMirrored = false, priority = false, className }: Props) {
  const hasLayer = pieces.some(({ slot }) => slot === 'outer')
  const laid = pieces.toSorted((a, b) => order.indexOf(a.slot) - order.indexOf(b.slot))
  return (
    <div
      className={cx(
        'relative aspect-4/5 overflow-hidden rounded-md bg-ground print:border print:border-hairline',
        className,
      )}
    >
      <span className="sr-only">{alt}</span>
      {laid.map(({ id, slot, category, name, image }) => {
        const [left, top, width, height] = places[slot][hasLayer ? 'besideLayer' : 'alone']
        const { src, srcSet, avif } = pictureSources(image)
        const own = width * scaleOf(category, name)
        const inset = (width - own) / 2
        const x = isMirrored ? 100 - left - width + inset : left + inset
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
                'absolute object-contain',
                hangs(slot) && 'object-top',
                isCutOut(image)
                  ? 'drop-shadow-[0_10px_14px_rgb(60_36_24/0.16)]'
                  : 'rounded-sm mix-blend-multiply',
              )}
              style={{ insetInlineStart: `${x}%`, top: `${top}%`, width: `${own}%`, height: `${height}%` }}
            />
          </picture>
        )
      })}
    </div>
  )
}
