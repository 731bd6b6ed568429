import { appendFile, copyFile, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firstIn, nth } from '#shared/testing/first.ts'
import { openEngine, type EngineHarness, type Visit } from '#scripts/engine-harness/browser-harness.ts'
import { listGarments, type GarmentFile } from '#scripts/engine-harness/inputs.ts'
import { root } from '../local/paths.ts'
import { measure, percentile, type Measures } from './measure.ts'

const photos = ['scripts/sample-shop/people/studio-2.jpg', 'scripts/sample-shop/people/kal-visuals.jpg']
/**
 * The first garment on a photo includes analysing the photo, so every round needs photos that are new to the engine.
 */
const rounds = 3
/** Frames of one drag of a hem. */
const FRAMES = 12

/** The engine on this machine, in a headless browser without a GPU: models loaded and warm, sample garments. */
export async function engineTimes(): Promise<Measures> {
  const garments = (await listGarments(join(root, 'scripts/sample-shop/data/garments.json'))).filter(
    ({ category }) => category === 'tops',
  )
  const engine = await openEngine()
  const first: number[] = []
  const next: number[] = []
  const sharper: number[] = []
  const frames: number[] = []
  const cold: number[] = []
  const known: number[] = []
  const ready: number[] = []
  const stages = new Map<string, number[]>()
  try {
    const folder = await mkdtemp(join(tmpdir(), 'cabine-bench-'))
    for (let round = 0; round < rounds; round++) {
      for (const [i, photo] of photos.entries()) {
        const fresh = join(folder, `${round}-${i}.jpg`)
        await copyFile(join(root, photo), fresh)
        // The engine identifies a photo by its bytes: an additional one at the end makes it new and changes nothing.
        await appendFile(fresh, Buffer.from([round]))
        for (const [j, garment] of garments.slice(0, 3).entries()) {
          const look = await engine.tryOn(fresh, [garment])
          if (!('timings' in look)) throw new Error(`${photo} in ${garment.name}: ${JSON.stringify(look)}`)
          ;(j === 0 ? first : next).push(look.ms)
          for (const [stage, ms] of Object.entries(look.timings)) {
            const name = `${stage}, ${j === 0 ? 'first garment' : 'next garment'}`
            stages.set(name, [...(stages.get(name) ?? []), ms])
          }
        }
        const worn = nth(garments, 2)
        for (let frame = 0; frame < FRAMES; frame++) {
          const wearing = { length: (0.3 * frame) / FRAMES }
          frames.push((await engine.preview(fresh, [{ ...worn, wearing }])).ms)
        }
        for (const garment of garments.slice(3, 5)) {
          const look = await engine.tryOn(fresh, [garment], { isSharper: true })
          if (!('timings' in look)) throw new Error(`${photo} in ${garment.name}: ${JSON.stringify(look)}`)
          sharper.push(look.ms)
        }
      }
    }
    for (const photo of photos) {
      const from = { engine, photo: join(root, photo), piece: firstIn(garments) }
      cold.push(await firstLook(from, async () => {}))
      const packed = await engine.check(from.photo).then(() => engine.pack(from.photo))
      const recall = async (visit: Visit) => void (await visit.recall(from.photo, packed))
      known.push(await firstLook(from, recall))
      ready.push(
        await firstLook(from, async (visit) => {
          await recall(visit)
          await visit.prepare(from.photo, [from.piece])
        }),
      )
    }
  } finally {
    await engine.close()
  }
  return {
    'engine: models loaded': measure(engine.loadMs, 'ms'),
    'engine: first look from a cold press, p50': measure(percentile(cold, 0.5), 'ms', 4_000),
    'engine: the same of a photo from an earlier visit, p50': measure(percentile(known, 0.5), 'ms', 1_200),
    'engine: first look once the room has stood open, p50': measure(percentile(ready, 0.5), 'ms', 350),
    'engine: first garment on a photo, warm, p50': measure(percentile(first, 0.5), 'ms', 2_000),
    'engine: next garment on the same photo, p50': measure(percentile(next, 0.5), 'ms', 600),
    'engine: next garment, sharper as Luxe has it, p50': measure(percentile(sharper, 0.5), 'ms', 1_200),
    'engine: frame of an adjustment, p50': measure(percentile(frames, 0.5), 'ms', 33),
    'engine: hosts other than ours that were asked': measure(engine.strangers.length, 'hosts', 0),
    ...Object.fromEntries(
      [...stages].map(([name, samples]) => [
        `engine stage: ${name}, p50`,
        measure(percentile(samples, 0.5), 'ms'),
      ]),
    ),
  }
}

type FirstLook = { engine: EngineHarness; photo: string; piece: GarmentFile }

/** From the button to the look, in a browser and an engine that have just started. */
async function firstLook({ engine, photo, piece }: FirstLook, before: (visit: Visit) => Promise<void>) {
  const visit = await engine.visit()
  try {
    await before(visit)
    const look = await visit.tryOn(photo, [piece])
    if (!('timings' in look)) throw new Error(`${photo} in ${piece.name}: ${JSON.stringify(look)}`)
    return look.ms
  } finally {
    await visit.close()
  }
}
