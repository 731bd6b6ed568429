import type { Product } from '@cabine/sophia/vocabulary/product.ts'

const maxOfBrand = 4
const maxOtherPicks = 6

/** Up to 4 other pieces of the same brand, recommended ones before others. */
export function othersOfBrand(product: Pick<Product, 'id' | 'brand'>, ...lists: Product[][]) {
  const others = new Map(lists.flat().map((one) => [one.id, one]))
  return [...others.values()]
    .filter(({ id, brand, availability }) => {
      return id !== product.id && brand === product.brand && availability !== 'gone'
    })
    .slice(0, maxOfBrand)
}

/** Some other picks, starting after this one, so that no two details show the same. */
export function othersAfter(picks: Product[], id: string) {
  const at = picks.findIndex((pick) => pick.id === id)
  const turned = [...picks.slice(at + 1), ...picks.slice(0, Math.max(at, 0))]
  return turned.slice(0, maxOtherPicks)
}
