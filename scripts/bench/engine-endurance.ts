import { join } from 'node:path'
import { nth } from '#shared/testing/first.ts'
import { openEngine } from '#scripts/engine-harness/browser-harness.ts'
import { listGarments } from '#scripts/engine-harness/inputs.ts'
import { root } from '../local/paths.ts'
import { measure, type Measures } from './measure.ts'

const photo = 'scripts/sample-shop/people/studio-2.jpg'
/** This many looks on one photo with alternating pieces: more than the engine's caches hold. */
const LOOKS = 300
const PIECES = 12
/** By then every cache is full. */
const SETTLED = 30
/** On a busy machine it stops earlier and reports how many looks were made. */
const MOST_MS = 6 * 60_000

const mean = (samples: number[]) => samples.reduce((sum, one) => sum + one, 0) / samples.length

/** Checks that memory and times do not grow over hundreds of looks. */
export async function engineEndurance(): Promise<Measures> {
  const garments = (await listGarments(join(root, 'scripts/sample-shop/data/garments.json')))
    .filter(({ category }) => category === 'tops')
    .slice(0, PIECES)
  const engine = await openEngine()
  const times: number[] = []
  try {
    const end = performance.now() + MOST_MS
    let [settled, held] = [0, 0]
    while (times.length < LOOKS && performance.now() < end) {
      const garment = nth(garments, times.length % garments.length)
      const look = await engine.tryOn(join(root, photo), [garment])
      if (!('timings' in look)) throw new Error(`${garment.name}: ${JSON.stringify(look)}`)
      times.push(look.ms)
      if (times.length === SETTLED) settled = await engine.memory()
    }
    held = await engine.memory()
    // The first look also reads the photo and compiles code.
    const known = times.slice(1)
    return {
      'engine: looks in a row': measure(times.length, 'looks'),
      'engine: one of many looks, mean': measure(mean(known), 'ms', 700),
      'engine: one of the last fifty, mean': measure(mean(known.slice(-50)), 'ms', 700),
      [`engine: memory after ${SETTLED} looks`]: measure(settled, 'MB'),
      'engine: memory after all of them': measure(held, 'MB'),
      'engine: memory that came with the others': measure(held - settled, 'MB', 8),
    }
  } finally {
    await engine.close()
  }
}
