import type { Product } from '../../vocabulary/product.ts'
import { deniedOf, type SaidByNow } from './said.ts'

/** Whether it is of a kind that she will not have, whatever its colour and cloth. */
export const isRuledOut = ({ traits }: Pick<Product, 'traits'>, said: SaidByNow) =>
  deniedOf(said).some(
    ({ kind, colours = [], materials = [] }) =>
      colours.length + materials.length === 0 && (traits?.is.includes(kind) ?? false),
  )
