import { readFile } from 'node:fs/promises'
import { gunzipSync } from 'node:zlib'
import { arms } from '@cabine/engine/drapery/mannequin-body.ts'
import { decodeSewn, splitParts } from '@cabine/engine/drapery/sewn-file.ts'
import type { Carrier, SewnPiece } from '@cabine/engine/drapery/sewn.ts'
import { scalePoints } from '@cabine/engine/garment/landmark-units.ts'
import type { GarmentCategory } from '@cabine/engine/contract/garment-categories.ts'
import type { GarmentLandmarks } from '@cabine/engine/contract/garment-landmarks.ts'
import sharp from 'sharp'

export type ColourMap = { data: Uint8Array; width: number; height: number; scale: number; mean: number[] }

/** A sample piece as it hangs on the mannequin, with its landmarks in the same centimetres, y up. */
export type HungGarment = {
  id: string
  category: GarmentCategory
  sewn: SewnPiece
  landmarks: GarmentLandmarks
  colours: ColourMap
  /** Of each node: what carries it. */
  carrierOf: Carrier[]
  /** Of each node: how far down its arm it is, cm, 0 on trunk and legs. */
  along: Float32Array
  /** How much wider the cloth lies flat than it hangs, by height in steps of 2 cm from the floor. */
  flatness: Float32Array
  isFrontOpen: boolean
}

type Entry = { id: string; category: GarmentCategory; frameHeightCm: number; landmarks: GarmentLandmarks }

/** The catalogue's pictures' shape, width over height. */
const ASPECT = 3 / 4
const ROW = 2

export async function readPieces(root: URL): Promise<HungGarment[]> {
  const entries = JSON.parse(
    await readFile(new URL('scripts/sample-shop/data/garments.json', root), 'utf8'),
  ) as Entry[]
  return Promise.all(entries.map((entry) => readPiece(root, entry)))
}

async function readPiece(root: URL, { id, category, frameHeightCm, landmarks }: Entry): Promise<HungGarment> {
  const file = await readFile(new URL(`public/samples/garments/${id}/sewn.bin`, root))
  const [numbers, colour] = splitParts(Uint8Array.from(file).buffer, 3)
  const { piece: sewn, maps } = decodeSewn(Uint8Array.from(gunzipSync(numbers)).buffer)
  const { data, info } = await sharp(colour).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const mean = [0, 1, 2].map((c) => {
    let sum = 0
    for (let i = c; i < data.length; i += 3) sum += data[i]
    return (3 * sum) / data.length
  })
  const [left, right] = extent(sewn.at, 0)
  const [low, high] = extent(sewn.at, 1)
  const width = frameHeightCm * ASPECT
  const corner = [(left + right) / 2 - width / 2, (low + high) / 2 + frameHeightCm / 2]
  const placed = scalePoints(
    landmarks,
    (x) => corner[0] + x * width,
    (y) => corner[1] - y * frameHeightCm,
  )
  const carrierOf = carriersOf(sewn)
  return {
    id,
    category,
    sewn,
    landmarks: placed,
    colours: { data, width: info.width, height: info.height, scale: maps.scale, mean },
    carrierOf,
    along: Float32Array.from(carrierOf, (carrier, node) => alongArm(sewn.at, node, carrier)),
    flatness: flatnessOf(sewn),
    isFrontOpen: sewn.surfaces.some(({ name }) => name === 'frontR'),
  }
}

function extent(at: Float32Array, axis: number): [number, number] {
  let [least, most] = [Infinity, -Infinity]
  for (let i = axis; i < at.length; i += 3) {
    least = Math.min(least, at[i])
    most = Math.max(most, at[i])
  }
  return [least, most]
}

/** Nodes of a seam belong to the trunk, so that sleeves can be turned in their armholes. */
function carriersOf({ node, surfaceOf, surfaces, at }: SewnPiece) {
  const carriers = Array.from({ length: at.length / 3 }, (): Carrier => 'trunk')
  const isTrunk = new Uint8Array(carriers.length)
  node.forEach((place, corner) => {
    const { carrier } = surfaces[surfaceOf[corner]]
    if (carrier === 'trunk') isTrunk[place] = 1
    else carriers[place] = carrier
  })
  return carriers.map((carrier, place) => (isTrunk[place] ? 'trunk' : carrier))
}

export function alongArm(at: ArrayLike<number>, node: number, carrier: Carrier) {
  if (carrier !== 'armLeft' && carrier !== 'armRight') return 0
  const { shoulder, wrist } = carrier === 'armLeft' ? arms.left : arms.right
  const way = [0, 1, 2].map((axis) => wrist[axis] - shoulder[axis])
  const length = Math.hypot(...way)
  return way.reduce((sum, step, axis) => sum + ((at[3 * node + axis] - shoulder[axis]) * step) / length, 0)
}

function flatnessOf({ node, surfaceOf, surfaces, at, uv }: SewnPiece) {
  const rows = Array.from({ length: 90 }, () => [Infinity, -Infinity, Infinity, -Infinity])
  node.forEach((place, corner) => {
    const { carrier, name } = surfaces[surfaceOf[corner]]
    if (carrier.startsWith('arm')) return
    const x = at[3 * place]
    const hanging = rows[Math.max(0, Math.min(89, Math.round(at[3 * place + 1] / ROW)))]
    hanging[0] = Math.min(hanging[0], x)
    hanging[1] = Math.max(hanging[1], x)
    if (carrier !== 'trunk' || !name.startsWith('back')) return
    const laid = rows[Math.max(0, Math.min(89, Math.round(uv[2 * corner + 1] / ROW)))]
    laid[2] = Math.min(laid[2], uv[2 * corner])
    laid[3] = Math.max(laid[3], uv[2 * corner])
  })
  const ratios = Float32Array.from(rows, ([a, b, c, d]) => {
    const ratio = (d - c) / (b - a)
    return Number.isFinite(ratio) ? Math.max(1, Math.min(1.7, ratio)) : 0
  })
  const known = ratios.filter((ratio) => ratio > 0)
  const usual = known.length ? known.reduce((sum, ratio) => sum + ratio, 0) / known.length : 1.25
  const filled = ratios.map((ratio) => ratio || usual)
  return filled.map((_, i) => {
    const near = filled.slice(Math.max(0, i - 3), i + 4)
    return near.reduce((sum, ratio) => sum + ratio, 0) / near.length
  })
}
