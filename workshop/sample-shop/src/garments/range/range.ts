import { bottoms } from './bottoms.ts'
import { dresses } from './dresses.ts'
import { maternity } from './fits/maternity.ts'
import { mens } from './fits/mens.ts'
import { modest } from './fits/modest.ts'
import { petite } from './fits/petite.ts'
import { plus } from './fits/plus.ts'
import { outerwear } from './outerwear.ts'
import type { Product } from './product.ts'
import { skirts } from './skirts.ts'
import { tops } from './tops.ts'

/** Every garment that the sample shop sells, in the order of the sample catalogue. */
export const range: Product[] = [
  ...tops,
  ...dresses,
  ...skirts,
  ...bottoms,
  ...outerwear,
  ...petite,
  ...plus,
  ...maternity,
  ...modest,
  ...mens,
]
