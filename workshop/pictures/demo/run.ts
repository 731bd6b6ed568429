import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import {
  heroCrop,
  heroFallbackWidth,
  heroPieces,
  heroWidths,
} from '../../../src/client/features/landing/demo/hero-pieces.ts'
import { openEngine } from '../../../scripts/engine-harness/browser-harness.ts'
import { listGarments } from '../../../scripts/engine-harness/inputs.ts'
import { root } from '../../../scripts/local/paths.ts'
import { people } from '../../../scripts/vite/sample-people.ts'
import { aiMadePacket } from '@cabine/engine/contract/ai-label.ts'
import { differenceLayer } from './layer.ts'
import { readWardrobe } from './wardrobe.ts'
import { writeWorn } from './write-worn.ts'

/**
 * Writes what the landing page's demonstration needs into `public/samples/demo`: a layer for each piece, made by our
 * own engine from our own garments and a sample photo, and the pieces that a visitor may try on herself. With
 * `--pieces` only the pieces are written, which needs no looks. With `--worn`, and ids of posts if not all are wanted, the outfits
 * of Explore that somebody wears are made instead.
 */
const { values, positionals } = parseArgs({
  options: { pieces: { type: 'boolean' }, worn: { type: 'boolean' } },
  allowPositionals: true,
})
const out = join(root, 'public/samples/demo')

if (values.worn) await writeWorn(positionals)
else {
  if (!values.pieces) await rm(out, { recursive: true, force: true })
  await mkdir(out, { recursive: true })
  await writeFile(join(out, 'wardrobe.json'), `${JSON.stringify(await readWardrobe())}\n`)
  if (!values.pieces) await writeLayers()
}

async function writeLayers() {
  const folder = await mkdtemp(join(tmpdir(), 'cabine-demo-'))
  const photo = await people['samples/people/kal-visuals.jpg']()
  const photoFile = join(folder, 'photo.jpg')
  await writeFile(photoFile, photo)
  const garments = await listGarments(join(root, 'scripts/sample-shop/data/garments.json'))
  const engine = await openEngine()
  try {
    for (const id of heroPieces) await writeLayer(id, { engine, garments, photo, photoFile })
  } finally {
    await engine.close()
    await rm(folder, { recursive: true })
  }
}

type Tools = {
  engine: Awaited<ReturnType<typeof openEngine>>
  garments: Awaited<ReturnType<typeof listGarments>>
  photo: Buffer
  photoFile: string
}

async function writeLayer(id: string, { engine, garments, photo, photoFile }: Tools) {
  const garment = garments.find(({ name }) => name === id)
  if (!garment) throw new Error(`no sample garment ${id}`)
  const { file, category, landmarks, sewn } = garment
  const outcome = await engine.tryOn(photoFile, [{ file, category, landmarks, sewn }], { isSharper: true })
  if (!('jpeg' in outcome)) throw new Error(`${id}: ${JSON.stringify(outcome)}`)
  const layer = await differenceLayer(photo, Buffer.from(outcome.jpeg, 'base64'), heroCrop)
  await mkdir(join(out, id))
  let bytes = 0
  const write = async (name: string, data: Buffer) => {
    await writeFile(join(out, id, name), data)
    bytes += data.length
  }
  const resized = async (width: number) =>
    sharp(await sharp(layer).resize(width).png().toBuffer()).withXmp(aiMadePacket('look'))
  for (const width of heroWidths)
    await write(`${width}.avif`, await (await resized(width)).avif({ quality: 50, effort: 4 }).toBuffer())
  const fallback = (await resized(heroFallbackWidth)).webp({ quality: 76, alphaQuality: 80, effort: 6 })
  await write(`${heroFallbackWidth}.webp`, await fallback.toBuffer())
  console.log(id, outcome.confidence.toFixed(2), outcome.warnings.join(' '), `${Math.round(bytes / 1024)} kB`)
}
