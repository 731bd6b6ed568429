import { luminance, type Picture, type Plane } from '../raster/plane.ts'
import { halve } from '../raster/resize.ts'
import { contrastBand } from './contrast-band.ts'
import {
  addEquation,
  asRegistration,
  atSizes,
  createSums,
  sameFrame,
  solve,
  type Registration,
} from './registration.ts'
import { planeAt } from './plane-at.ts'

/** A picture is looked at half and a quarter as large; the coarsest first. */
const LEVELS = [
  { level: 1, rounds: 10 },
  { level: 0, rounds: 8 },
]
/** Contrasts that differ by more than this are of something else. */
const LOOSE = 0.7
/** How firmly across and down are held together, beside what the pictures say. */
const HELD = 3e-4

/** A picture's contrasts, half and a quarter as large as it is. */
export function contrastsOf(picture: Picture): Plane[] {
  const half = halve(luminance(picture))
  return [half, halve(half)].map((plane) => contrastBand(plane, 1, 6))
}

export type Aligned = {
  /** From the photo to the picture, px of both. */
  registration: Registration
  /** Correlation of the contrasts where the two should show the same, -1 to 1. */
  likeness: number
}

/**
 * Registers exactly what is nearly registered: Gauss-Newton on both pictures' contrasts (Lucas-Kanade with five
 * unknowns), coarse to fine, whatever does not fit counting little.
 *
 * @param same of any size, 0 to 1: where the two should show the same
 */
export function align(photo: Plane[], picture: Plane[], same: Plane): Aligned {
  let registration = sameFrame
  for (const { level, rounds } of LEVELS) {
    const scale = 1 / 2 ** (level + 1)
    const here = atSizes(registration, scale, scale)
    const refined = refine(photo[level], picture[level], same, here, rounds)
    registration = atSizes(refined, 1 / scale, 1 / scale)
  }
  return { registration, likeness: compare(photo[0], picture[0], same, atSizes(registration, 0.5, 0.5)) }
}

/** The registration itself where there is too little to see. */
function refine(
  photo: Plane,
  picture: Plane,
  same: Plane,
  first: Registration,
  rounds: number,
): Registration {
  const { width, height, data } = photo
  const step = width * height > 40000 ? 2 : 1
  let around = first
  for (let round = 0; round < rounds; round++) {
    const sums = createSums()
    let lit = 0
    for (let y = 1; y < height - 1; y += step)
      for (let x = 1; x < width - 1; x += step) {
        const weight = planeAt(same, (x * same.width) / width, (y * same.height) / height)
        if (weight < 0.05) continue
        const i = y * width + x
        const gx = (data[i + 1] - data[i - 1]) / 2
        const gy = (data[i + width] - data[i - width]) / 2
        if (gx * gx + gy * gy < 1e-3) continue
        const u = around.across * x - around.turn * y + around.x0
        const v = around.turn * x + around.down * y + around.y0
        if (u < 1 || v < 1 || u > picture.width - 2 || v > picture.height - 2) continue
        const miss = data[i] - planeAt(picture, u, v)
        const trust = weight / (1 + (miss / LOOSE) ** 2)
        // The photo's slopes stand for the picture's: the two hardly differ in scale.
        addEquation(sums, [gx * x, gy * y, gy * x - gx * y, gx, gy], miss, trust)
        lit += trust
      }
    if (lit < 20) return first
    addEquation(sums, [1, -1, 0, 0, 0], around.down - around.across, HELD * lit * width * height)
    const change = asRegistration(solve(sums))
    if (!change) return first
    around = {
      across: around.across + change.across,
      down: around.down + change.down,
      turn: around.turn + change.turn,
      x0: around.x0 + change.x0,
      y0: around.y0 + change.y0,
    }
  }
  return around
}

function compare(photo: Plane, picture: Plane, same: Plane, { across, down, turn, x0, y0 }: Registration) {
  let [product, left, right] = [0, 0, 0]
  for (let y = 0; y < photo.height; y++)
    for (let x = 0; x < photo.width; x++) {
      const weight = planeAt(same, (x * same.width) / photo.width, (y * same.height) / photo.height)
      if (weight < 0.05) continue
      const a = photo.data[y * photo.width + x]
      const b = planeAt(picture, across * x - turn * y + x0, turn * x + down * y + y0)
      product += weight * a * b
      left += weight * a * a
      right += weight * b * b
    }
  return product / Math.sqrt(left * right + 1e-9)
}
