import type { Design } from '../design.ts'
import { dresses } from './dresses.ts'
import { skirts } from './skirts.ts'
import { tees } from './tees.ts'
import { trousers } from './trousers.ts'

/** Every sample garment, in the order of the sample catalogue. */
export const wardrobe: Design[] = [...tees, ...dresses, ...skirts, ...trousers].map((cut) => cut())
