import { rasterise } from '../drapery/raster.ts'
import type { Camera } from '../body/figure/camera.ts'
import type { Mask } from '../raster/plane.ts'
import { boxOf, cameraOn } from '../cloth/framing.ts'
import { asFitted, putOnFoot, type Adjustment, type Foot } from './feet.ts'
import { createLast } from './shoe-last.ts'
import { createShoe } from './shoe-mesh.ts'
import { shoeStyles } from './shoe-styles.ts'

/** What the photo shows at a foot, a byte a pixel. */
export const GROUND = 0
export const SHOE = 255
/** Trousers, a leg: it says nothing. */
export const UNTOLD = 128
/** The other foot's shoe. */
export const OTHER = 64
/** Of her shoe above the foot. */
export const SHAFT = 192

/** How far off a fitted foot usually is: px by the shoe's size, radians, a share. */
const USUAL: Adjustment = { x: 0.12, y: 0.12, yaw: 0.3, pitch: 0.2, scale: 0.2 }
const HELD = 0.015
/** What of the old shoe sticks out beyond the new has to be mended: it counts so much more. */
const MISSED = 0.7
const ROUNDS = 12
const names = ['x', 'y', 'yaw', 'pitch', 'scale'] as const

const usualShoe = createShoe(shoeStyles.sneaker)
const usualSeat = createLast(shoeStyles.sneaker.last).bottom(0.12)

/** Moves a usual shoe from the figure's foot onto what of the shoe is seen. `shared`: of both together what they share, and how much of the other foot's shoe it crosses, 0 to 1. */
export function alignFoot(
  foot: Foot,
  camera: Camera,
  shown: Mask,
): { adjustment: Adjustment; shared: number; crossed: number } | undefined {
  const first = putOnFoot(usualShoe.at, usualSeat, foot, camera, asFitted)
  const around = boxOf(first, usualShoe.triangles, shown)
  if (!around) return undefined
  const size = Math.hypot(around.width, around.height)
  const reach = Math.round(0.35 * size)
  const left = Math.max(0, around.left - reach)
  const top = Math.max(0, around.top - reach)
  const box = {
    left,
    top,
    width: Math.min(shown.width, around.left + around.width + reach) - left,
    height: Math.min(shown.height, around.top + around.height + reach) - top,
  }
  const triangles = Int32Array.from(usualShoe.triangles)
  const usual = { ...USUAL, x: USUAL.x * size, y: USUAL.y * size }

  const overlapOf = (adjustment: Adjustment) => {
    const seen = putOnFoot(usualShoe.at, usualSeat, foot, camera, adjustment)
    const { triangle } = rasterise(cameraOn(box, 1), seen, triangles, () => 0, null)
    // What is seen above the shoe's top is a boot's shaft.
    let highest = box.height
    for (let p = 0; p < triangle.length && highest === box.height; p++)
      if (triangle[p] >= 0) highest = (p / box.width) | 0
    let [both, either, missed, crossed] = [0, 0, 0, 0]
    for (let y = highest, p = highest * box.width; y < box.height; y++)
      for (let x = 0; x < box.width; x++, p++) {
        const told = shown.data[(box.top + y) * shown.width + box.left + x]
        const isCovered = triangle[p] >= 0
        if (isCovered && told === OTHER) crossed++
        if (told !== SHOE && told !== GROUND) continue
        if (isCovered && told === SHOE) both++
        if (isCovered || told === SHOE) either++
        if (!isCovered && told === SHOE) missed++
      }
    const of = (count: number) => count / Math.max(1, either)
    return { shared: of(both), missed: of(missed), crossed: of(crossed) }
  }
  const score = (adjustment: Adjustment) => {
    const { shared, missed } = overlapOf(adjustment)
    const away = names.reduce(
      (sum, name) => sum + ((adjustment[name] - asFitted[name]) / usual[name]) ** 2,
      0,
    )
    return shared - MISSED * missed - HELD * away
  }

  let best = asFitted
  let most = score(best)
  for (let round = 0, step = 0.8; round < ROUNDS; round++, step *= 0.78)
    for (const name of names)
      for (const sign of [-1, 1]) {
        const other = { ...best, [name]: best[name] + sign * step * usual[name] }
        const value = score(other)
        if (value <= most) continue
        best = other
        most = value
      }
  return { adjustment: best, ...overlapOf(best) }
}
