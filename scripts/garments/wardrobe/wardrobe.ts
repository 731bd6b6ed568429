import type { Design } from '../design.ts'
import { coats } from './coats.ts'
import { dresses } from './dresses.ts'
import { knits } from './knits.ts'
import { shirts } from './shirts.ts'
import { skirts } from './skirts.ts'
import { tees } from './tees.ts'
import { trousers } from './trousers.ts'
import { wraps } from './wraps.ts'

/** Every sample garment, in the order of the sample catalogue. */
export const wardrobe: Design[] = [...tees, ...knits, ...shirts, ...wraps, ...dresses, ...skirts, ...trousers, ...coats].map((cut) => cut())
