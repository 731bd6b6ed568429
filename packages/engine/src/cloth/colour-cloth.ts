import type { Visible } from '../drapery/raster.ts'
import { clamp, mix } from '../drapery/scalar.ts'
import type { Surface } from '../drapery/sewn.ts'
import { expose } from '../drapery/studio.ts'
import { shade, type Light } from '../body/figure/fit-light.ts'
import { toLinear } from '../body/figure/linear-light.ts'
import { median } from '../geometry/math.ts'
import { areaOf } from './coarse-maps.ts'
import { glossIn } from './gloss.ts'
import { nodesOf, type Cloth } from './refine-mesh.ts'
import { rollEdges } from './rolled-edges.ts'
import type { SewnGarment } from './sewn-garment.ts'
import { reachAt, type Reach } from './shadows.ts'
import { sampleColour, sampleGrey } from './texels.ts'

/** Lines and columns a pixel. */
export const FINE = 2
/** On a sleeve's pattern, whose top is 0, this is below the armhole, cm. */
const BELOW_CAP = -13

/** How dark folds get: of the light from everywhere, and of that from the brightest side. */
const SHADOW = { open: 0.95, lit: 0.5 }
/** How much of the catalogue's studio gloss is seen in a room. */
const GLOSS = 0.85
/** How much of what a drape shows at each place is left beside its folds. */
const UNEVEN = 0.4
/** How much more folds show than the fitted light makes of them. */
const FOLDS = 2
/** What the shadows take on the whole. */
const GAIN = 1.02

/** How much of the light folds get: matt cloth has shaded folds rather than bright ones, which would look wet. */
const onFold = (more: number, gloss: number) =>
  more < 0 ? Math.max(0.55, 1 + more) : Math.min(1.5, 1 + more * (gloss < 0.1 ? 0.5 : 1))

/**
 * The colours of what is seen of the cloth; what an arm hides is taken out of it.
 *
 * @param armDepth how near her arms are, and how many pixels `across` that is
 * @param fine lines and columns a pixel
 */
export function colourCloth(
  garment: SewnGarment,
  cloth: Cloth,
  seen: Visible,
  seenNodes: Float64Array,
  unfolded: Float32Array,
  reach: Reach,
  light: Light,
  armDepth: Float32Array,
  across: number,
  fine = FINE,
) {
  const { triangles } = cloth
  const { piece, colour, relief } = garment
  const count = triangles.length / 3
  const linear = new Float32Array(seen.triangle.length * 3)
  const usual = usualLightOn(cloth, light)
  const steepest = piece.steepest / 127
  const mirrored = glossIn(light)
  const tint = new Float64Array(3)
  const slopes = new Float64Array(2)
  let framed = -1
  const frame = new Float64Array(6)
  let isInside = false
  const { uv, texels, node, normals, at, surfaceOf } = cloth
  const toLinearOf = Float32Array.from({ length: 256 }, (_, value) => toLinear(value))
  const lit = new Float64Array(3)

  // Folds as they were drawn out: of those of the drape, which are uneven, a part is left.
  const faces = normals.map((value, i) => mix(unfolded[i], value, UNEVEN))
  rollEdges(cloth, faces)
  const length = Math.hypot(light[1], light[2]) || 1
  const [sideX, sideY] = [light[1] / length, -light[2] / length]
  /** Is anything of a triangle seen at a place of the box, px, and in which light? */
  function shadeAt(t: number, wa: number, wb: number, x: number, y: number) {
    const a = triangles[3 * t]
    const b = triangles[3 * t + 1]
    const c = triangles[3 * t + 2]
    const na = node[a]
    const nb = node[b]
    const nc = node[c]
    const wc = 1 - wa - wb
    const surface = piece.surfaces[surfaceOf[a]]
    if (framed !== t) {
      framed = t
      tangents(at, uv, a, b, c, na, nb, nc, frame)
      isInside = isTurnedAway(seenNodes, na, nb, nc)
    }
    if (isInside && surface.carrier !== 'trunk' && uv[2 * a + 1] < BELOW_CAP) {
      const depth = seenNodes[3 * na + 2] * wa + seenNodes[3 * nb + 2] * wb + seenNodes[3 * nc + 2] * wc
      const k = (y | 0) * across + (x | 0)
      // An arm fills its sleeve: the sleeve's inside is behind it.
      if (armDepth[k] > depth) {
        return false
      }
    }
    const fold = reachAt(reach.folds, reach.folds.data, x, y)
    let nx = faces[3 * na] * wa + faces[3 * nb] * wb + faces[3 * nc] * wc + fold * sideX
    let ny = faces[3 * na + 1] * wa + faces[3 * nb + 1] * wb + faces[3 * nc + 1] * wc + fold * sideY
    let nz = faces[3 * na + 2] * wa + faces[3 * nb + 2] * wb + faces[3 * nc + 2] * wc
    const texelX = texels[2 * a] * wa + texels[2 * b] * wb + texels[2 * c] * wc
    const texelY = texels[2 * a + 1] * wa + texels[2 * b + 1] * wb + texels[2 * c + 1] * wc
    if (relief) {
      sampleGrey(relief, texelX / 2, texelY / 2, slopes)
      const sx = (slopes[0] - 128) * steepest
      const sy = (slopes[1] - 128) * steepest
      nx -= frame[0] * sx + frame[3] * sy
      ny -= frame[1] * sx + frame[4] * sy
      nz -= frame[2] * sx + frame[5] * sy
    }
    if (isInside) {
      nx = -nx
      ny = -ny
      nz = -nz
    }
    // What is seen faces the camera, whatever a bent normal says.
    nz = Math.max(nz, 0.12)
    const by = 1 / Math.sqrt(nx * nx + ny * ny + nz * nz)
    nx *= by
    ny *= by
    nz *= by
    sampleColour(colour, toLinearOf, texelX, texelY, tint)
    // At its cap a sleeve may fold over itself, which is no opening.
    if (isInside && (surface.carrier === 'trunk' || uv[2 * a + 1] < BELOW_CAP)) insideOf(surface, tint)
    const open = mix(1, reachAt(reach, reach.open, x, y), SHADOW.open)
    const sun = mix(1, reachAt(reach, reach.lit, x, y), SHADOW.lit)
    const brightness = shade(light, nx, -ny, -nz) / usual
    // Cloth shows light and shade by half as much again as the fitted light says, which is flatter than the room's.
    const even = brightness * Math.sqrt(brightness) * onFold(FOLDS * fold, surface.gloss)
    // Matt cloth glints only where the light falls on it: that keeps black from turning grey.
    const glint =
      surface.gloss < 0.1 ? 0.1 + 0.7 * clamp(even * sun - 0.35) : 0.3 + 0.7 * clamp(even - 0.2) * sun
    const shine =
      surface.gloss > 0 ? surface.gloss * GLOSS * mirrored(nx, ny, nz, surface.roughness) * glint * open : 0
    const pile = surface.sheen > 0 ? surface.sheen * (1 - clamp(nz)) ** 2.4 * 0.5 * open : 0
    for (let k = 0; k < 3; k++) {
      // Bright cloth throws light into its own folds.
      const ao = open / (1 - tint[k] * 0.6 * (1 - open))
      const mirrorTint = 1 - surface.dyed + surface.dyed * Math.min(1, tint[k] * 2.2 + 0.04)
      const tip = surface.sheenColour ? surface.sheenColour[k] : Math.min(1, tint[k] * 1.1 + 0.04)
      lit[k] = expose(
        GAIN * tint[k] * (1 - surface.gloss * 0.6) * even * sun * ao + shine * mirrorTint + pile * tip,
      )
    }
    return true
  }

  const { width, triangle, wa, wb } = seen
  const paint = (p: number) => {
    linear[3 * p] = lit[0]
    linear[3 * p + 1] = lit[1]
    linear[3 * p + 2] = lit[2]
  }
  const shadeOne = (p: number) => {
    const t = triangle[p]
    if (t < 0 || t >= count) return
    const isSeen = shadeAt(t, wa[p], wb[p], ((p % width) + 0.5) / fine, (((p / width) | 0) + 0.5) / fine)
    if (isSeen) paint(p)
    else triangle[p] = -1
  }
  if (fine === 1) {
    for (let p = 0; p < triangle.length; p++) shadeOne(p)
    return linear
  }
  const isSmooth = smoothOnes(cloth, seenNodes)
  for (let y = 0; y < seen.height; y += FINE)
    for (let x = 0; x < width; x += FINE) {
      const p = y * width + x
      const below = p + width
      const t = triangle[p]
      const isOne = t === triangle[p + 1] && t === triangle[below] && t === triangle[below + 1]
      if (isOne && (t < 0 || t >= count)) continue
      if (!isOne || !isSmooth[t]) {
        shadeOne(p)
        shadeOne(p + 1)
        shadeOne(below)
        shadeOne(below + 1)
        continue
      }
      // The maps have nothing finer to show: the pixel's middle tells of all four samples.
      const q = below + 1
      if (shadeAt(t, (wa[p] + wa[q]) / 2, (wb[p] + wb[q]) / 2, (x + 1) / FINE, (y + 1) / FINE)) {
        paint(p)
        paint(p + 1)
        paint(below)
        paint(below + 1)
      } else triangle[p] = triangle[p + 1] = triangle[below] = triangle[q] = -1
    }
  return linear
}

/** Triangles before the camera whose texels are no smaller than the photo's pixels. */
function smoothOnes(cloth: Cloth, seenNodes: Float64Array) {
  const { triangles, texels } = cloth
  const nodes = nodesOf(cloth)
  const isSmooth = new Uint8Array(triangles.length / 3)
  for (let t = 0, i = 0; t < isSmooth.length; t++, i += 3) {
    const texture = areaOf(texels, 2, triangles[i], triangles[i + 1], triangles[i + 2])
    if (texture <= areaOf(seenNodes, 3, nodes[i], nodes[i + 1], nodes[i + 2])) isSmooth[t] = 1
  }
  return isSmooth
}

/** The light on the middle one of what faces the camera: a piece keeps the brightness of its cloth. */
function usualLightOn({ normals }: Cloth, light: Light) {
  const seen: number[] = []
  for (let i = 0; i < normals.length; i += 3)
    if (normals[i + 2] > 0.3) seen.push(shade(light, normals[i], -normals[i + 1], -normals[i + 2]))
  return seen.length ? median(seen) : shade(light, 0, 0, -1)
}

export function isTurnedAway(seen: Float64Array, a: number, b: number, c: number) {
  const ux = seen[3 * b] - seen[3 * a]
  const uy = seen[3 * b + 1] - seen[3 * a + 1]
  const vx = seen[3 * c] - seen[3 * a]
  const vy = seen[3 * c + 1] - seen[3 * a + 1]
  return ux * vy - uy * vx < 0
}

/** Unit directions of the pattern's x and y on a triangle. */
function tangents(
  at: Float64Array,
  uv: Float32Array,
  a: number,
  b: number,
  c: number,
  na: number,
  nb: number,
  nc: number,
  out: Float64Array,
) {
  const u1 = uv[2 * b] - uv[2 * a]
  const v1 = uv[2 * b + 1] - uv[2 * a + 1]
  const u2 = uv[2 * c] - uv[2 * a]
  const v2 = uv[2 * c + 1] - uv[2 * a + 1]
  const det = u1 * v2 - u2 * v1 || 1e-9
  let [lengthU, lengthV] = [0, 0]
  for (let axis = 0; axis < 3; axis++) {
    const one = at[3 * nb + axis] - at[3 * na + axis]
    const two = at[3 * nc + axis] - at[3 * na + axis]
    out[axis] = (one * v2 - two * v1) / det
    out[3 + axis] = (two * u1 - one * u2) / det
    lengthU += out[axis] ** 2
    lengthV += out[3 + axis] ** 2
  }
  for (let axis = 0; axis < 3; axis++) {
    out[axis] /= Math.sqrt(lengthU) || 1
    out[3 + axis] /= Math.sqrt(lengthV) || 1
  }
}

function insideOf({ inside, lining }: Surface, tint: Float64Array) {
  for (let k = 0; k < 3; k++) tint[k] = (lining?.[k] ?? tint[k]) * inside
}
