import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { sizeIn } from '#shared/sizes/convert-size.ts'
import type { ProductDetails } from '../catalogue-calls.ts'

/** '6' of a shop that counts in American sizes is 'US 6'; what says it already stays. */
const withSystem = (size: string, system: ProductDetails['size_system'] | undefined) =>
  system && /^\d/.test(size) && !/[a-z]/i.test(size) ? `${system} ${size}` : size

/** The shop's sizes, and beside each what it is about in her country, where that can be told. */
export function localSizes(
  sizes: readonly string[],
  { category }: Pick<Product, 'category'>,
  details: Pick<ProductDetails, 'department' | 'size_system'> | null,
  country: string | undefined,
) {
  const system = details?.size_system
  const converted = sizes.map((size) =>
    country && details
      ? sizeIn(country, size, { category, department: details.department, sizeSystem: system ?? null })
      : null,
  )
  const isConverted = converted.some((size) => size !== null)
  const list = sizes.map((size, at) => ({
    size,
    word: withSystem(size, isConverted ? system : null),
    localSize: converted[at] ?? null,
  }))
  return { list, isConverted }
}
