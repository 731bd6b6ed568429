import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import * as v from 'valibot'
import { openEngine } from '../../../scripts/engine-harness/browser-harness.ts'
import { listGarments, type GarmentFile } from '../../../scripts/engine-harness/inputs.ts'
import { root } from '../../../scripts/local/paths.ts'
import { aiMadePacket } from '@cabine/engine/contract/ai-label.ts'
import { keptFile, keptOf } from '../../../scripts/sample-shop/pictures/kept.ts'
import { makePictures } from '../../../scripts/sample-shop/pictures/widths.ts'
import { editorial } from '../../../src/shared/editorial.ts'
import { photoOf, wornBy } from './worn.ts'

const out = join(root, 'public/samples/looks')
/** From the skin outwards. */
const order = ['bottoms', 'skirts', 'tops', 'dresses', 'outerwear']

/**
 * Writes the outfits of Explore that somebody wears (`worn.ts`) into `public/samples/looks`: our own engine dresses the people
 * of the sample photos. With ids only those are made.
 */
export async function writeWorn(only: string[]) {
  const plan = v.parse(
    editorial,
    JSON.parse(await readFile(join(root, 'public/samples/editorial.json'), 'utf8')),
  )
  const garments = await listGarments(join(root, 'scripts/sample-shop/data/garments.json'))
  const folder = await mkdtemp(join(tmpdir(), 'cabine-worn-'))
  const engine = await openEngine()
  try {
    for (const [id, person] of Object.entries(wornBy)) {
      if (only.length > 0 && !only.includes(id)) continue
      const photo = join(folder, `${person}.jpg`)
      await writeFile(photo, (await photoOf(person)?.()) ?? '')
      const items = plan.posts.find((post) => post.id === id)?.items ?? []
      const worn = garments.filter(({ name, category }) => items.includes(name) && order.includes(category))
      const outcome = await engine.tryOn(photo, worn.toSorted(fromTheSkin), { isSharper: true })
      if (!('jpeg' in outcome)) throw new Error(`${id}: ${JSON.stringify(outcome)}`)
      await encode(id, Buffer.from(outcome.jpeg, 'base64'))
      console.log(id, outcome.confidence.toFixed(2), outcome.warnings.join(' '))
    }
  } finally {
    await engine.close()
    await rm(folder, { recursive: true })
  }
}

const fromTheSkin = (a: GarmentFile, b: GarmentFile) => order.indexOf(a.category) - order.indexOf(b.category)

/** The one that is kept, marked as made with AI; the other sizes are made of it. */
async function encode(id: string, look: Buffer) {
  const picture = { kind: 'looks', folder: `looks/${id}` } as const
  await mkdir(join(out, id), { recursive: true })
  await sharp(look)
    .resize(keptOf('looks').width)
    .withXmp(aiMadePacket('look'))
    .avif({ quality: 52, effort: 3 })
    .toFile(keptFile(picture))
  await makePictures(picture)
}
