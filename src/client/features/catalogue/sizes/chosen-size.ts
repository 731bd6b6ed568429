import { create } from 'zustand'
import { useAdvisedSize } from '#client/features/measures/advised-size.ts'
import { useSavedSize } from '#client/features/wishlist/wishlist-store.ts'
import type { Product, ProductVariant } from '@cabine/sophia/vocabulary/product.ts'
import { plainSize } from '#shared/sizes/her-size.ts'
import type { ProductDetails } from '../catalogue-calls.ts'
import { findOwnSize, rememberChosen } from './find-own-size.ts'
import { useHerSizes } from '../her-sizes.ts'

type Pressed = { chosen?: string; missed?: string }

/** The ids of the sizes that she has pressed, by product: the last that can be had, and after it one that cannot. */
const usePressed = create<Record<string, Pressed>>(() => ({}))

export const canBeHad = ({ availability }: ProductVariant) => availability !== 'out_of_stock'

export function pressSize(product: ProductDetails, variant: ProductVariant) {
  usePressed.setState((all) => ({
    [product.id]: canBeHad(variant) ? { chosen: variant.id } : { ...all[product.id], missed: variant.id },
  }))
  rememberChosen(variant.size, product)
}

/** Whether a piece has sizes to choose among: only where its shop sells each by itself. */
export const hasSizes = (details: ProductDetails) =>
  details.variants.length > 1 && details.availability !== 'gone'

const none: ProductVariant[] = []

/**
 * Her size of a piece: the one that she has pressed here, else the one that she saved, else what her measures or her former choices
 * say. `missed` is one that she wants and that is sold out.
 */
export function useChosenSize(product: Product, details: ProductDetails | null) {
  const pressed = usePressed((all) => all[product.id])
  const saved = useSavedSize(product)
  const advised = useAdvisedSize(details?.size_chart ?? null)
  const herSizes = useHerSizes()
  const variants = details && hasSizes(details) ? details.variants : none
  const withId = (id: string | undefined) => variants.find((one) => one.id === id)
  const likely =
    withId(saved) ??
    variants.find(({ size }) => advised !== null && plainSize(size) === plainSize(advised)) ??
    (details && findOwnSize(herSizes, variants, details))
  const chosen = withId(pressed?.chosen) ?? (likely && canBeHad(likely) ? likely : null)
  return { chosen, missed: withId(pressed?.missed) ?? (chosen ? null : likely) }
}

/** The piece as it is sold in one size: its price, its page and its stock. */
export function inSize<Piece extends Product>(product: Piece, variant: ProductVariant | null): Piece {
  if (!variant) return product
  const { most_price_cents: _range, ...rest } = product
  const { price, price_cents, list_price_cents, currency, availability, product_url } = variant
  return { ...rest, price, price_cents, list_price_cents, currency, availability, product_url } as Piece
}
