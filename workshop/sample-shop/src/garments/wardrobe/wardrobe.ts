import type { Design } from '../design.ts'
import { coats } from './coats.ts'
import { denimJacket } from './denim-jacket.ts'
import { dresses } from './dresses.ts'
import { maternity } from './fits/maternity.ts'
import { mens } from './fits/mens.ts'
import { modest } from './fits/modest.ts'
import { petite } from './fits/petite.ts'
import { plus } from './fits/plus.ts'
import { gatheredDresses, tieredSkirt } from './gathered.ts'
import { cardigan, jackets } from './jackets.ts'
import { denimShorts, jeansCuts } from './jeans.ts'
import { knits } from './knits.ts'
import { shirts } from './shirts.ts'
import { skirts } from './skirts.ts'
import { slips } from './slips.ts'
import { tees } from './tees.ts'
import { shortsAndKnits, trousers } from './trousers.ts'
import { wraps } from './wraps.ts'

/** Every cut of the sample wardrobe. */
export const wardrobe: Design[] = [
  ...tees,
  ...knits,
  cardigan,
  ...slips,
  ...shirts,
  ...wraps,
  ...dresses,
  ...gatheredDresses,
  ...skirts,
  tieredSkirt,
  ...jeansCuts,
  denimShorts,
  ...trousers,
  ...shortsAndKnits,
  denimJacket,
  ...jackets,
  ...coats,
  ...petite,
  ...plus,
  ...maternity,
  ...modest,
  ...mens,
].map((cut) => cut())
