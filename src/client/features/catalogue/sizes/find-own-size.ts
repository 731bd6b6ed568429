import type { ProductVariant } from '@cabine/sophia/vocabulary/product.ts'
import { readLabel } from '#shared/sizes/convert-size.ts'
import { isSizedAs, plainSize, readHerSize, writeHerSize } from '#shared/sizes/her-size.ts'
import { comesIn } from '#shared/sizes/size-words.ts'
import { isLetter } from '#shared/sizes/size-order.ts'
import { clothesSystems, shoeSystemOf } from '#shared/sizes/size-systems.ts'
import type { ProductDetails } from '../catalogue-calls.ts'
import { keepSizes, type HerSizes } from '../her-sizes.ts'

/** What is asked of a piece about its sizes. */
export type SizedPiece = Pick<ProductDetails, 'category' | 'department' | 'size_system'>

/** Keeps the size that she chose of a piece, where others can be asked for it: a letter, or a number whose system is known. */
export function rememberChosen(label: string, { category, size_system: shops }: SizedPiece) {
  if (isLetter(label)) return isSizedAs('clothes', category) && keepSizes({ letter: plainSize(label) })
  const { system, size } = readLabel(label, shops) ?? {}
  if (!system || size === undefined) return
  if (isSizedAs('shoes', category))
    return keepSizes({ shoes: writeHerSize({ of: 'shoes', system: shoeSystemOf[system], size }) })
  const clothes = clothesSystems.find((one) => one === system)
  if (clothes && isSizedAs('clothes', category))
    keepSizes({ clothes: writeHerSize({ of: 'clothes', system: clothes, size }) })
}

/** The one of a piece's sizes that is hers; of several, one that can be had. */
export function findOwnSize(
  { letter, clothes = '', shoes = '' }: HerSizes,
  variants: readonly ProductVariant[],
  { category, department, size_system: sizeSystem }: SizedPiece,
): ProductVariant | null {
  const numbers = [clothes, shoes].flatMap((text) => readHerSize(text) ?? [])
  const isOwnSize = ({ size }: ProductVariant) =>
    (letter === plainSize(size) && isSizedAs('clothes', category)) ||
    numbers.some((her) =>
      comesIn(her, { category, department: department ?? 'unisex', sizeSystem, sizes: [size] }),
    )
  const found = variants.filter(isOwnSize)
  return found.find(({ availability }) => availability !== 'out_of_stock') ?? found[0] ?? null
}
