import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { categories, INPUT_SIDE, partNumber, points } from '@cabine/engine/models/garment-labels.ts'
import { drawColour, drawPrint, type Rgb } from './cloth.ts'
import { develop, type Material } from './develop.ts'
import { createBuffers, type Buffers } from './raster.ts'
import { drawFrame, partsOf, type Example } from './scene.ts'
import { between, chance, pick, type Random } from './shape.ts'

export type Thing = { name: string; data: Uint8Array; width: number; height: number }

/** The sample shop's shoes, bags, hats and things for the home, with their clear grounds. */
export async function readThings(root: URL): Promise<Thing[]> {
  const folder = new URL('public/samples/objects/', root)
  const names = (await readdir(folder)).sort()
  return Promise.all(
    names.map(async (name) => {
      const file = fileURLToPath(new URL(`${name}/320.webp`, folder))
      const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
      return { name, data, width: info.width, height: info.height }
    }),
  )
}

/** One thing by itself, in its own colours or tinted; most as upright as shops show them. */
export async function drawThing(random: Random, thing: Thing, tint: Rgb | undefined): Promise<Example> {
  const frame = drawFrame(random)
  const buffers = createBuffers(2 * INPUT_SIDE)
  const material = place(random, buffers, thing, 0, () => tint)
  const picture = await develop(random, buffers, [material], frame, chance(random, 0.4))
  return { picture, parts: partsOf(buffers, frame), points: new Float32Array(3 * points.length), classes: [] }
}

/** A picture without a garment: things, blots, or nothing but the ground. */
export async function drawNone(random: Random, things: Thing[]): Promise<Example> {
  const frame = drawFrame(random)
  const side = 2 * INPUT_SIDE
  const buffers = createBuffers(side)
  const materials: Material[] = []
  const kind = random()
  const count = kind < 0.08 ? 0 : chance(random, 0.25) ? 2 : 1
  for (let k = 0; k < count; k++) {
    const material = materials.length
    materials.push(
      kind < 0.86
        ? placeAny(random, buffers, pick(random, things), material)
        : blot(random, buffers, material),
    )
  }
  const isStudio = count > 0 && chance(random, 0.35)
  const picture = await develop(random, buffers, materials, frame, isStudio)
  return {
    picture,
    parts: partsOf(buffers, frame),
    points: new Float32Array(3 * points.length),
    classes: [categories.indexOf('none'), 255, 255, 0],
  }
}

const placeAny = (random: Random, buffers: Buffers, thing: Thing, material: number) =>
  place(random, buffers, thing, material, () => (chance(random, 0.4) ? drawColour(random) : undefined))

function place(
  random: Random,
  buffers: Buffers,
  thing: Thing,
  material: number,
  drawTint: () => Rgb | undefined,
): Material {
  const { side } = buffers
  const size = between(random, 0.7, 1.5) * side
  const turn = chance(random, 0.3) ? random() * 7 : between(random, -0.3, 0.3)
  const mirrored = chance(random, 0.5) ? -1 : 1
  const [cx, cy] = [between(random, 0.4, 0.6) * side, between(random, 0.4, 0.6) * side]
  const squeeze = between(random, 0.75, 1.3)
  const tint = drawTint()
  fill(buffers, material, (x, y) => {
    const [dx, dy] = [x - cx, y - cy]
    const u = mirrored * (Math.cos(turn) * dx + Math.sin(turn) * dy) * squeeze
    const v = -Math.sin(turn) * dx + Math.cos(turn) * dy
    const tx = Math.floor((u / size + 0.5) * thing.height - (thing.height - thing.width) / 2)
    const ty = Math.floor((v / size + 0.5) * thing.height)
    if (tx < 0 || ty < 0 || tx >= thing.width || ty >= thing.height) return undefined
    return thing.data[4 * (ty * thing.width + tx) + 3] > 127 ? [tx, ty] : undefined
  })
  return {
    colour: (tx, ty) => {
      const i = 4 * (Math.round(ty) * thing.width + Math.round(tx))
      const [r, g, b] = [thing.data[i], thing.data[i + 1], thing.data[i + 2]]
      if (!tint) return [r, g, b]
      const by = (r + g + b) / 3 / 110
      return [tint[0] * by, tint[1] * by, tint[2] * by]
    },
    inside: () => [0, 0, 0],
    wrinkles: 0,
    gloss: 0,
  }
}

function blot(random: Random, buffers: Buffers, material: number): Material {
  const { side } = buffers
  const waves = Array.from({ length: 4 }, (_, k) => [between(random, 0, 0.25) / (k + 1), random() * 7])
  const r = between(random, 0.12, 0.42) * side
  const [cx, cy] = [between(random, 0.3, 0.7) * side, between(random, 0.3, 0.7) * side]
  const stretch = between(random, 0.5, 2)
  const isBox = chance(random, 0.4)
  fill(buffers, material, (x, y) => {
    const [dx, dy] = [(x - cx) * stretch, y - cy]
    const angle = Math.atan2(dy, dx)
    const limit = isBox
      ? r / Math.max(Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle)))
      : r * (1 + waves.reduce((sum, [size, phase], k) => sum + size * Math.sin((k + 1) * angle + phase), 0))
    return Math.hypot(dx, dy) < limit ? [x / 5, y / 5] : undefined
  })
  const print = drawPrint(random)
  return { colour: print, inside: print, wrinkles: random(), gloss: 0 }
}

function fill(buffers: Buffers, material: number, texel: (x: number, y: number) => number[] | undefined) {
  const { side } = buffers
  const part = partNumber('other')
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const at = texel(x, y)
      if (!at) continue
      const i = y * side + x
      buffers.material[i] = material
      buffers.part[i] = part
      buffers.u[i] = at[0]
      buffers.v[i] = at[1]
      buffers.normal[3 * i + 2] = 1
    }
}
