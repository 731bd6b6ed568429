import { createRandom, fractal, noise } from '@cabine/engine/drapery/noise.ts'
import { clamp } from '@cabine/engine/drapery/scalar.ts'
import sharp from 'sharp'
import { INPUT_SIDE } from '@cabine/engine/models/garment-labels.ts'
import type { Rgb } from './cloth.ts'
import { drawGround, type GroundColour } from './grounds.ts'
import type { Buffers } from './raster.ts'
import { between, chance, type Random } from './shape.ts'

export type Material = {
  colour: (u: number, v: number) => Rgb
  inside: (u: number, v: number) => Rgb
  /** How deep its wrinkles are; 0 for what is no cloth. */
  wrinkles: number
  gloss: number
}
export type Frame = { left: number; top: number; width: number; height: number }

const TILE = 256
/** Slopes of wrinkled cloth, two numbers a texel. */
const wrinkleTiles = [3, 5, 9].map((seed) => {
  const height = new Float32Array(TILE * TILE)
  for (let y = 0; y < TILE; y++)
    for (let x = 0; x < TILE; x++) {
      const [u, v] = [x / 22, y / 40]
      const ridge = Math.abs(noise(u + 1.5 * noise(v, u, seed + 1), v, seed) - 0.5)
      height[y * TILE + x] = 5 * ridge + 2.5 * fractal(x / 30, y / 30, seed + 2)
    }
  const slopes = new Float32Array(2 * TILE * TILE)
  for (let y = 0; y < TILE; y++)
    for (let x = 0; x < TILE; x++) {
      const at = (dx: number, dy: number) =>
        height[((y + dy + TILE) % TILE) * TILE + ((x + dx + TILE) % TILE)]
      const isSeam = x < 2 || y < 2 || x > TILE - 3 || y > TILE - 3
      slopes[2 * (y * TILE + x)] = isSeam ? 0 : at(1, 0) - at(-1, 0)
      slopes[2 * (y * TILE + x) + 1] = isSeam ? 0 : at(0, 1) - at(0, -1)
    }
  return slopes
})

/** Light, ground, shadow and camera: from what is seen where to a picture of `side` px with three bytes a pixel. */
export async function develop(
  random: Random,
  buffers: Buffers,
  materials: Material[],
  frame: Frame,
  isStudio: boolean,
) {
  const side = INPUT_SIDE
  const drawn = drawGround(random)
  const ground: GroundColour = isStudio ? () => [252, 252, 252] : drawn
  const by = buffers.side / side
  const angle = random() * Math.PI * 2
  const steep = between(random, 0.3, 0.9)
  const light = [Math.cos(angle) * steep, Math.sin(angle) * steep, Math.sqrt(1 - steep * steep * 0.8)]
  const ambient = between(random, 0.45, 0.8)
  const tile = wrinkleTiles[Math.floor(random() * wrinkleTiles.length)]
  const [ox, oy, stretch] = [random() * TILE, random() * TILE, between(random, 0.25, 0.8)]
  const deep = between(random, 0.2, 1.8)
  const shade = shadowOf(random, buffers, side, isStudio)
  const picture = new Float32Array(3 * side * side)
  const sum = [0, 0, 0]
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const i = y * side + x
      const isOutside =
        x < frame.left || y < frame.top || x >= frame.left + frame.width || y >= frame.top + frame.height
      sum.fill(0)
      let covered = 0
      for (let k = 0; k < by * by; k++) {
        const p = (y * by + Math.floor(k / by)) * buffers.side + x * by + (k % by)
        const index = buffers.material[p]
        if (index === 255 || isOutside) continue
        covered++
        const material = materials[index]
        const colour = buffers.isInside[p]
          ? material.inside(buffers.u[p], buffers.v[p])
          : material.colour(buffers.u[p], buffers.v[p])
        let [nx, ny] = [buffers.normal[3 * p], buffers.normal[3 * p + 1]]
        const nz = Math.max(0.15, buffers.normal[3 * p + 2])
        if (material.wrinkles > 0) {
          const tx = Math.floor(ox + ((p % buffers.side) + 0.5) * stretch) & (TILE - 1)
          const ty = Math.floor(oy + (Math.floor(p / buffers.side) + 0.5) * stretch) & (TILE - 1)
          nx += tile[2 * (ty * TILE + tx)] * deep * material.wrinkles
          ny += tile[2 * (ty * TILE + tx) + 1] * deep * material.wrinkles
        }
        const length = Math.hypot(nx, ny, nz)
        const facing = Math.max(0, (nx * light[0] + ny * light[1] + nz * light[2]) / length)
        const shine = material.gloss * 255 * facing ** 12
        for (let c = 0; c < 3; c++) sum[c] += colour[c] * (ambient + (1.1 - ambient) * facing) + shine
      }
      const rest = by * by - covered
      if (rest > 0 && !isOutside) {
        const colour = ground((x - frame.left) / frame.width, (y - frame.top) / frame.height)
        for (let c = 0; c < 3; c++) sum[c] += rest * colour[c] * shade[i]
      }
      for (let c = 0; c < 3; c++) picture[3 * i + c] = sum[c] / (by * by)
    }
  }
  return photograph(random, picture, frame, side, isStudio)
}

/** What the piece leaves of the light on the ground, 0 to 1. */
function shadowOf(random: Random, { material, side: fine }: Buffers, side: number, isStudio: boolean) {
  const by = fine / side
  const [dx, dy] = [Math.round(between(random, -4, 4)), Math.round(between(random, -2, 5))]
  const strength = isStudio ? 0.05 * random() : between(random, 0, 0.6)
  let blurred = new Float32Array(side * side)
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [sx, sy] = [(x - dx) * by, (y - dy) * by]
      const isIn = sx >= 0 && sy >= 0 && sx < fine && sy < fine
      blurred[y * side + x] = isIn && material[sy * fine + sx] !== 255 ? 1 : 0
    }
  const reach = Math.round(between(random, 1, 5))
  for (let pass = 0; pass < 2; pass++) blurred = boxBlur(blurred, side, reach)
  return blurred.map((value) => 1 - strength * value)
}

function boxBlur(values: Float32Array, side: number, reach: number) {
  const along = (from: Float32Array, step: number, row: number) => {
    const to = new Float32Array(from.length)
    for (let k = 0; k < side; k++) {
      let sum = 0
      for (let i = -reach; i < side; i++) {
        if (i + reach < side) sum += from[k * row + (i + reach) * step]
        if (i - reach - 1 >= 0) sum -= from[k * row + (i - reach - 1) * step]
        if (i >= 0) to[k * row + i * step] = sum / (2 * reach + 1)
      }
    }
    return to
  }
  return along(along(values, 1, side), side, 1)
}

async function photograph(
  random: Random,
  picture: Float32Array,
  frame: Frame,
  side: number,
  isStudio: boolean,
) {
  const exposure = isStudio ? 1 : between(random, 0.65, 1.2)
  const cast = [0, 1, 2].map(() => (isStudio ? 1 : between(random, 0.9, 1.1)))
  const vignette = isStudio ? 0 : between(random, 0, 0.35)
  const grain = isStudio ? 1 : between(random, 0, 9)
  const gamma = between(random, 0.85, 1.2)
  const gauss = createRandom(Math.floor(random() * 2 ** 31))
  const bytes = new Uint8Array(picture.length)
  for (let y = 0, i = 0; y < side; y++)
    for (let x = 0; x < side; x++, i++) {
      const isOutside =
        x < frame.left || y < frame.top || x >= frame.left + frame.width || y >= frame.top + frame.height
      const away = ((x / side - 0.5) ** 2 + (y / side - 0.5) ** 2) * 2
      const noisy = grain * (gauss() + gauss() - 1)
      for (let c = 0; c < 3; c++) {
        const value =
          255 * clamp(picture[3 * i + c] / 255) ** gamma * exposure * cast[c] * (1 - vignette * away) + noisy
        bytes[3 * i + c] = isOutside ? 0 : clamp(value, 0, 255)
      }
    }
  let image = sharp(bytes, { raw: { width: side, height: side, channels: 3 } }).extract(frame)
  if (chance(random, 0.25)) image = image.blur(between(random, 0.4, 1.2))
  if (chance(random, 0.5))
    image = sharp(await image.jpeg({ quality: Math.round(between(random, 35, 92)) }).toBuffer())
  const { data } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true })
  // Black outside of the picture.
  const square = new Uint8Array(3 * side * side).fill(128)
  for (let y = 0; y < frame.height; y++)
    square.set(
      data.subarray(3 * y * frame.width, 3 * (y + 1) * frame.width),
      3 * ((frame.top + y) * side + frame.left),
    )
  return square
}
