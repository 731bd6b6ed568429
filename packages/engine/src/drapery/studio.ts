import type { Vector } from './mannequin-body.ts'
import { smoothstep } from './scalar.ts'

export function unit(v: Vector): Vector {
  const length = Math.hypot(v[0], v[1], v[2]) || 1
  return [v[0] / length, v[1] / length, v[2] / length]
}

/** Where the key light and the fill light stand. */
export const key = unit([-0.55, 0.6, 0.58])
export const fill = unit([0.75, 0.15, 0.62])
/** The studio as soft boxes: direction, cosine of its half angle, brightness. */
const boxes: { d: Vector; size: number; bright: number }[] = [
  { d: unit([-0.55, 0.45, 0.7]), size: 0.9, bright: 1.5 },
  { d: unit([0.95, 0.1, 0.28]), size: 0.93, bright: 0.9 },
  { d: unit([0, 0.97, 0.28]), size: 0.88, bright: 0.8 },
  { d: unit([-0.97, 0.05, 0.2]), size: 0.95, bright: 0.5 },
]

/** What a surface of that normal mirrors of the studio towards the camera; `rough` 0–1 smears it. */
export function mirrored(nx: number, ny: number, nz: number, rough: number) {
  const rx = 2 * nz * nx
  const ry = 2 * nz * ny
  const rz = 2 * nz * nz - 1
  let sum = 0.1 * (0.5 + 0.5 * ry)
  for (let box = 0; box < boxes.length; box++) {
    const { d, size, bright } = boxes[box]
    const c = rx * d[0] + ry * d[1] + rz * d[2]
    const low = size - 0.12 - rough * 1.5
    sum += (bright * smoothstep(low, size + rough * 0.25, c)) / (1 + rough * 2.2)
  }
  return sum
}

/** A gentle shoulder, so that whites keep their folds. */
export const expose = (v: number) => (v < 0.7 ? v : 0.7 + 0.3 * (1 - Math.exp(-(v - 0.7) / 0.3)))
