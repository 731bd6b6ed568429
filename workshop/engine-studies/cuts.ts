import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import { decodeSewn, encodeSewn, joinParts, splitParts } from '@cabine/engine/drapery/sewn-file.ts'
import * as v from 'valibot'
import { makeSamples } from '../../scripts/sample-shop/pictures/make.ts'
import { garmentLandmarks } from '../../src/shared/garments.ts'
import type { CutFacts } from '@cabine/engine/cloth/picture-cut/cuts.ts'
import { scalePoints } from '@cabine/engine/garment/landmark-units.ts'
import { firstIn } from '../../src/shared/testing/first.ts'

/**
 * Takes some of the sample wardrobe's cuts as the patterns of pictures that come without one, and writes them with their
 * landmarks, in the mannequin's centimetres, into one file.
 */
const wanted: { id: string; facts: Omit<CutFacts, 'landmarks'> }[] = [
  { id: 'white-rib-tank', facts: { of: ['tops'], sleeves: 'none' } },
  { id: 'silk-camisole', facts: { of: ['tops'], sleeves: 'straps' } },
  { id: 'white-tee', facts: { of: ['tops'], sleeves: 'short' } },
  { id: 'breton-top', facts: { of: ['tops'], sleeves: 'long' } },
  { id: 'navy-sheath-dress', facts: { of: ['dresses'], sleeves: 'none' } },
  { id: 'champagne-slip-dress', facts: { of: ['dresses'], sleeves: 'straps' } },
  { id: 'cobalt-crepe-dress', facts: { of: ['dresses'], sleeves: 'short' } },
  { id: 'oatmeal-knit-dress', facts: { of: ['dresses'], sleeves: 'long' } },
  { id: 'cream-boucle-jacket', facts: { of: ['outerwear'], sleeves: 'long' } },
  { id: 'champagne-satin-skirt', facts: { of: ['skirts'], sleeves: 'none' } },
  { id: 'charcoal-mini-skirt', facts: { of: ['skirts'], sleeves: 'short' } },
  { id: 'straight-jeans', facts: { of: ['bottoms'], sleeves: 'long' } },
  { id: 'blue-denim-shorts', facts: { of: ['bottoms'], sleeves: 'short' } },
]

const root = new URL('../../', import.meta.url)
await makeSamples()
const catalogue = v.parse(
  v.array(v.object({ id: v.string(), frameHeightCm: v.number(), landmarks: garmentLandmarks })),
  JSON.parse(await readFile(new URL('scripts/sample-shop/data/garments.json', root), 'utf8')),
)

/** The pictures' shape, width over height. */
const ASPECT = 3 / 4

const list: CutFacts[] = []
const parts: Uint8Array[] = []
for (const { id, facts } of wanted) {
  const entry = catalogue.find((one) => one.id === id)
  if (!entry) throw new Error(`no garment ${id}`)
  const file = await readFile(new URL(`public/samples/garments/${id}/sewn.bin`, root))
  const numbers = firstIn(splitParts(Uint8Array.from(file).buffer, 3))
  const { piece, maps } = decodeSewn(Uint8Array.from(gunzipSync(numbers)).buffer)
  // The picture is centred on what it shows.
  const [left, right] = extent(piece.at, 0)
  const [low, high] = extent(piece.at, 1)
  const height = entry.frameHeightCm
  const width = height * ASPECT
  const corner = { x: (left + right) / 2 - width / 2, y: (low + high) / 2 + height / 2 }
  const landmarks = scalePoints(
    entry.landmarks,
    (x) => corner.x + x * width,
    (y) => corner.y - y * height,
  )
  list.push({ ...facts, landmarks })
  // A picture shows its piece worn in one way only, so the other way is left out.
  parts.push(encodeSewn({ ...piece, otherFront: undefined }, maps))
}
const json = Uint8Array.from(JSON.stringify(list), (letter) => letter.charCodeAt(0))
const bytes = gzipSync(joinParts([json, ...parts]), { level: 9 })
await writeFile(fileURLToPath(new URL('packages/engine/src/models/cuts.bin', root)), bytes)
console.log(`${list.length} cuts, ${bytes.length} bytes`)

function extent(at: Float32Array, axis: number): [number, number] {
  let [least, most] = [Infinity, -Infinity]
  for (const [i, place] of at.entries()) {
    if (i % 3 !== axis) continue
    least = Math.min(least, place)
    most = Math.max(most, place)
  }
  return [least, most]
}
