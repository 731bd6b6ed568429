import { OutfitBoard } from '#client/features/stylist/outfit-board.tsx'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { slotOfCategory } from '@cabine/sophia/vocabulary/categories.ts'
import { swatchOfShade } from '#client/ui/product/shade-swatches.ts'

type Props = {
  pieces: Pick<Product, 'id' | 'category' | 'name' | 'image_url'>[]
  colors: string[]
  isMirrored: boolean
}

/** Pieces of the shop as the template names them; stripes of its colours if there are none, or while they load. */
export function TemplatePicture({ pieces, colors, isMirrored }: Props) {
  const laid = pieces.flatMap(({ id, category, name, image_url }) => {
    const slot = slotOfCategory[category]
    return slot ? [{ id, slot, category, name, image: image_url }] : []
  })
  if (laid.length === 0) {
    return <span aria-hidden className="block aspect-4/5 rounded-md bg-ground" style={stripesOf(colors)} />
  }
  return (
    <div aria-hidden>
      <OutfitBoard pieces={laid} alt="" sizes="(width < 40rem) 20vw, 9rem" isMirrored={isMirrored} />
    </div>
  )
}

/** A background of the template's colours as vertical stripes; undefined if none is known. */
function stripesOf(colors: string[]) {
  const known = colors.flatMap((name) => swatchOfShade(name) ?? [])
  const width = 100 / known.length
  const stops = known.map((colour, index) => `${colour} ${index * width}% ${(index + 1) * width}%`)
  return stops.length > 0 ? { background: `linear-gradient(90deg, ${stops.join(', ')})` } : undefined
}
