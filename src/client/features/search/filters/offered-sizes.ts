import { productCategories, type ProductCategory } from '@cabine/sophia/vocabulary/product-categories.ts'
import { everyLabel, isSizedAs, plainSize, sizesOf, type HerSize } from '#shared/sizes/her-size.ts'
import { systemsIn, type SizeSystem } from '#shared/sizes/size-systems.ts'

/** Sizes of her system, of clothes or of shoes. */
export type Offered = { of: HerSize['of']; system: SizeSystem; sizes: HerSize[] }

/**
 * What is offered to choose from: the sizes of her country's systems that the shops may have, clothes and shoes apart, and of the
 * shops' own those that no system has, such as letters. A bare number may be of any system, so it offers each size that it may be.
 *
 * @param isFound whether the search has found pieces of a category
 */
export function offeredSizes(
  country: string | null,
  shops: string[],
  isFound: (category: ProductCategory) => boolean,
) {
  if (country === null) return { local: [], others: shops }
  const there = new Set(shops.map(plainSize))
  const systems = systemsIn(country)
  const local = (['clothes', 'shoes'] as const).flatMap((of): Offered[] => {
    if (!categoriesOf(of).some(isFound)) return []
    const system = systems[of]
    const sizes = sizesOf(of, system).filter((one) => {
      const { labels, numbers } = everyLabel(one)
      return labels.some((label) => there.has(label)) || numbers.some((number) => there.has(String(number)))
    })
    return sizes.length > 0 ? [{ of, system, sizes }] : []
  })
  const told = new Set(
    local.flatMap(({ sizes }) => sizes.flatMap((one) => [String(one.size), ...everyLabel(one).labels])),
  )
  return { local, others: shops.filter((size) => !told.has(plainSize(size))) }
}

const categoriesOf = (of: HerSize['of']) => productCategories.filter((one) => isSizedAs(of, one))
