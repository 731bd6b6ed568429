import { open, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createRandom } from '@cabine/engine/drapery/noise.ts'
import { readModel } from './pictures/body.ts'
import { drawNone, readThings } from './pictures/objects.ts'
import { readPieces } from './pictures/piece.ts'
import { drawGarment } from './pictures/scene.ts'

/** Shares of pictures without a garment, and of those that somebody wears. */
const NONE = 0.14
const WORN = 0.22

/** Writes `count` training pictures into `out`; picture n depends on the seed and n alone. */
export async function generate(out: string, count: number, seed: number) {
  const root = new URL('../../', import.meta.url)
  const [pieces, model, things] = await Promise.all([readPieces(root), readModel(root), readThings(root)])
  await mkdir(out, { recursive: true })
  const files = await Promise.all(
    ['pictures', 'parts', 'points', 'classes'].map((name) => open(join(out, `${name}.bin`), 'w')),
  )
  const start = performance.now()
  for (let n = 0; n < count; n++) {
    const random = createRandom(seed * 1_000_003 + n)
    const kind = random()
    const { picture, parts, points, classes } =
      kind < NONE
        ? await drawNone(random, things)
        : await drawGarment(random, pieces, model, kind < NONE + WORN)
    await files[0].write(picture)
    await files[1].write(parts)
    await files[2].write(points)
    await files[3].write(Uint8Array.from(classes))
    if (n % 500 === 499) console.log(n + 1, `${((performance.now() - start) / (n + 1)).toFixed(1)} ms each`)
  }
  await Promise.all(files.map((file) => file.close()))
}
