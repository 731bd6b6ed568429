import type { Design } from '../design.ts'
import { coats } from './coats.ts'
import { denimJacket } from './denim-jacket.ts'
import { dresses } from './dresses.ts'
import { straightJeans } from './jeans.ts'
import { knits } from './knits.ts'
import { blouse } from './shirts.ts'
import { skirts } from './skirts.ts'
import { tees } from './tees.ts'
import { trousers } from './trousers.ts'
import { wraps } from './wraps.ts'

/** Every sample garment, in the order of the sample catalogue. */
export const wardrobe: Design[] = [
  ...tees,
  ...knits,
  blouse,
  ...wraps,
  ...dresses,
  ...skirts,
  straightJeans,
  ...trousers,
  denimJacket,
  ...coats,
].map((cut) => cut())
