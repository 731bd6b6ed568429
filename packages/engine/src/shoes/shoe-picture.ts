import { rasterise } from '../drapery/raster.ts'
import { clamp, mix, smoothstep } from '../drapery/scalar.ts'
import { expose, mirrored } from '../drapery/studio.ts'
import type { Shoe } from '../contract/shoes.ts'
import type { Figure } from '../body/figure/figure.ts'
import { shade } from '../body/figure/fit-light.ts'
import { toLinear, toSrgb } from '../body/figure/linear-light.ts'
import type { Colour } from '../raster/kmeans.ts'
import type { Size } from '../raster/plane.ts'
import { boxOf, cameraOn, together, type Box } from '../cloth/framing.ts'
import { putOnFoot } from './feet.ts'
import { surfacesOf } from './shoe-finish.ts'
import { createLast } from './shoe-last.ts'
import { legAbove, legSkin, type Shod } from './leg-skin.ts'
import { createShoe, shoeParts, type ShoeMesh } from './shoe-mesh.ts'
import { shoeStyles, type ShoeStyle } from './shoe-styles.ts'

/** Lines and columns a pixel. */
const FINE = 3
/** So much, cm, skin lies deeper than the figure's: a shoe hides the foot in it. */
const DIP = 1.5
/** Where the heel sits in a shoe. */
const SEAT = 0.12
/** So far along the foot and so high, cm, her figure's own heel is left away: an open shoe's is behind the instep. */
const HEEL = { to: 0.42, height: 6.4 }
/** Near the ground less light comes, cm and share. */
const LOW = { height: 5, least: 0.5 }
const CONTRAST = 1.3
/** Skin at an instep, which the photo hides, has so much of that. */
const ON_SKIN = 0.7
/** Along the foot the figure's own skin, which has toes, goes over into an even one between these. */
const OWN = [0.42, 0.66]

/** A pair, its colour sRGB. */
export type Shoes = Shoe & { colour: Colour }

/** Both shoes on a box of the photo: their colours and how much of a pixel they cover, and how much her skin over them does. */
export type ShoePicture = Box & {
  data: Uint8ClampedArray
  skin: Uint8Array
  /** The instep in the shoe: red, green, blue, and how much of a pixel it covers. */
  instep: Uint8ClampedArray
}

/**
 * @param shaftEnds how high over each heel's seat a shaft is seen, cm
 * @param tone of her skin at the ankles
 */
export function photographShoes(
  figure: Pick<Figure, 'model' | 'fitted' | 'shift' | 'bare'>,
  shod: Shod[],
  { kind, colour, finish }: Shoes,
  shaftEnds: number[],
  tone: Colour,
  size: Size,
): ShoePicture | undefined {
  const style = shoeStyles[kind]
  const last = createLast(style.last)
  const seat = last.bottom(SEAT)
  const { camera } = figure.fitted
  const meshes = shod.map((one, n) =>
    createShoe(endingAt(style, shaftEnds[n] + seat), legAbove(figure, one, seat)),
  )
  const [mesh] = meshes
  const worn = shod.map(({ foot, adjustment }, n) => putOnFoot(meshes[n].at, seat, foot, camera, adjustment))
  const pair = together(
    { seen: worn[0], triangles: mesh.triangles },
    { seen: worn[1], triangles: mesh.triangles },
  )
  const dip = Math.asin(clamp((seat - last.bottom(0.66) - 1.6) / (0.5 * last.run), 0, 0.7))
  const legs = legSkin(figure, shod, dip, (t) => Math.max(style.topline(t), t < HEEL.to ? HEEL.height : 0))
  const box = boxOf(pair.seen, pair.triangles, size)
  if (!box) return undefined
  const all = together(pair, legs)
  const ofShoes = pair.triangles.length / 3
  const ofOne = mesh.triangles.length / 3
  const corners = mesh.at.length / 3
  const addressAt = (t: number, wa: number, wb: number, k: number) => {
    const [a, b, c] = [0, 1, 2].map((corner) => all.triangles[3 * t + corner] % corners)
    const { address } = mesh
    return address[3 * a + k] * wa + address[3 * b + k] * wb + address[3 * c + k] * (1 - wa - wb)
  }
  const partOf = (t: number) => (t < ofShoes ? shoeParts[mesh.part[t % ofOne]] : 'foot')
  const seen = rasterise(
    cameraOn(box, FINE),
    all.seen,
    Int32Array.from(all.triangles),
    (t) => (t < ofShoes ? 0 : -DIP),
    (t, wa, wb) => {
      if (partOf(t) !== 'upper') return true
      const [along, height] = [addressAt(t, wa, wb, 0), addressAt(t, wa, wb, 2)]
      return (
        style.shaft !== undefined || height <= style.topline(along) || style.strap?.(along, height) === true
      )
    },
  )

  const surfaces = surfacesOf(style, colour, finish)
  const { light } = figure.bare
  const usual = shade(light, 0, -0.5, -0.85)
  const normals = normalsOf(all.seen, pair.triangles, figure.fitted.scale)
  const linear = new Float32Array(seen.triangle.length * 3)
  const bare = tone.map(toLinear)
  const n = [0, 0, 0]
  for (let p = 0; p < seen.triangle.length; p++) {
    const t = seen.triangle[p]
    if (t < 0) continue
    const part = partOf(t)
    if (t >= ofShoes) continue
    const [wa, wb] = [seen.wa[p], seen.wb[p]]
    const weights = [wa, wb, 1 - wa - wb]
    n.fill(0)
    let height = 0
    for (let corner = 0; corner < 3; corner++) {
      const i = all.triangles[3 * t + corner]
      height += meshes[t < ofOne ? 0 : 1].at[3 * (i % corners) + 2] * weights[corner]
      for (let axis = 0; axis < 3; axis++) n[axis] += normals[3 * i + axis] * weights[corner]
    }
    const length = Math.hypot(n[0], n[1], n[2]) || 1
    // The left shoe is the right one mirrored, and insides are seen from behind.
    const isInside = n[2] * (t < ofOne ? MIRRORED : -MIRRORED) < 0 && part === 'upper'
    const sign = n[2] < 0 ? -1 : 1
    const [nx, ny] = [(sign * n[0]) / length, (sign * n[1]) / length]
    const nz = Math.max(0.1, (sign * n[2]) / length)
    const address = [0, 1, 2].map((k) => addressAt(t, wa, wb, k))
    if (part === 'foot') {
      const lit = mix(1, shade(light, nx, -ny, -nz) / usual, ON_SKIN)
      for (let c = 0; c < 3; c++) linear[3 * p + c] = bare[c] * lit
      continue
    }
    const stuff =
      isInside || part === 'insole'
        ? 'lining'
        : part === 'upper'
          ? style.stuffAt(address[0], address[1], address[2])
          : part
    const { tint, gloss, roughness } = surfaces[stuff]
    const open = mix(LOW.least, 1, smoothstep(0, LOW.height, height)) * (stuff === 'lining' ? 0.45 : 1)
    const even = (shade(light, nx, -ny, -nz) / usual) ** CONTRAST
    // A room mirrors less than a studio, and most of it at a shallow angle.
    const shallow = 0.35 + 0.65 * (1 - nz) ** 2
    const shine = gloss * shallow * mirrored(nx, ny, nz, roughness) * clamp(even) * open
    for (let c = 0; c < 3; c++) linear[3 * p + c] = expose(tint[c] * (1 - 0.5 * gloss) * even * open + shine)
  }

  const data = new Uint8ClampedArray(box.width * box.height * 4)
  const instep = new Uint8ClampedArray(data.length)
  const skin = new Uint8Array(box.width * box.height)
  for (let y = 0, k = 0; y < box.height; y++)
    for (let x = 0; x < box.width; x++, k++) {
      const shoe = [0, 0, 0, 0]
      const foot = [0, 0, 0, 0]
      let leg = 0
      for (let v = FINE * y; v < FINE * y + FINE; v++)
        for (let u = FINE * x; u < FINE * x + FINE; u++) {
          const p = v * seen.width + u
          const t = seen.triangle[p]
          if (t < 0) continue
          if (t >= ofShoes) {
            leg++
            continue
          }
          if (partOf(t) === 'foot') {
            const share = smoothstep(OWN[0], OWN[1], addressAt(t, seen.wa[p], seen.wb[p], 0))
            for (let c = 0; c < 3; c++) foot[c] += share * linear[3 * p + c]
            foot[3] += share
            leg += 1 - share
            continue
          }
          for (let c = 0; c < 3; c++) shoe[c] += linear[3 * p + c]
          shoe[3]++
        }
      skin[k] = (255 * (leg + foot[3])) / FINE ** 2
      putMean(shoe, data, 4 * k)
      putMean(foot, instep, 4 * k)
    }
  return { ...box, data, skin, instep }
}

/** Linear sums and their count as a colour and a share. */
function putMean([r, g, b, count]: number[], into: Uint8ClampedArray, at: number) {
  if (count > 0)
    into.set([toSrgb(r / count), toSrgb(g / count), toSrgb(b / count), (255 * count) / FINE ** 2], at)
}

/** The sign of the first shoe's triangles as they turn before the camera. */
const MIRRORED = 1

/** Trousers that stay on hang over a boot: its shaft ends in them. */
const endingAt = (style: ShoeStyle, top: number): ShoeStyle =>
  style.shaft
    ? { ...style, shaft: { ...style.shaft, top: Math.max(9, Math.min(style.shaft.top, top)) } }
    : style

/** Towards the picture's right, up and the camera; their lengths are areas. */
function normalsOf(seen: Float64Array, triangles: ShoeMesh['triangles'], perCm: number) {
  const normals = new Float64Array(seen.length)
  for (let t = 0; t < triangles.length; t += 3) {
    const [a, b, c] = [3 * triangles[t], 3 * triangles[t + 1], 3 * triangles[t + 2]]
    const edge = (to: number, k: number) => (seen[to + k] - seen[a + k]) / (k < 2 ? perCm : 1)
    const [ux, uy, uz] = [edge(b, 0), edge(b, 1), edge(b, 2)]
    const [vx, vy, vz] = [edge(c, 0), edge(c, 1), edge(c, 2)]
    const normal = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx]
    for (const corner of [a, b, c]) for (let k = 0; k < 3; k++) normals[corner + k] += normal[k]
  }
  return normals
}
