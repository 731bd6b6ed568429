import { partNumber } from '@cabine/engine/models/garment-labels.ts'
import type { View } from './garment-mesh.ts'
import { fillStroke, type Buffers } from './raster.ts'
import { between, chance, type Random } from './shape.ts'

const hanger = partNumber('hanger')
const skin = partNumber('skin')

type Points = Partial<Record<string, number[]>>

/** A hanger in the shoulders, or clips at a waistband. `points` and `view` in cm. */
export function drawHanger(
  random: Random,
  buffers: Buffers,
  points: Points,
  view: View,
  scale: number,
  material: number,
) {
  const width = between(random, 0.7, 2.6) * scale
  const line = (a: number[], b: number[], z: number, wide = width, isSquare = false) =>
    fillStroke(buffers, view(a[0], a[1]), view(b[0], b[1]), wide, z * scale, material, hanger, isSquare)
  const { neckLeft, neckRight, shoulderLeft, shoulderRight, waistLeft, waistRight } = points
  if (neckLeft && neckRight && shoulderLeft && shoulderRight) {
    const x = (neckLeft[0] + neckRight[0]) / 2
    const y = (neckLeft[1] + neckRight[1]) / 2 + between(random, -3, 2)
    line([x, y], [shoulderLeft[0] + 2, shoulderLeft[1] - 3], 0)
    line([x, y], [shoulderRight[0] - 2, shoulderRight[1] - 3], 0)
    if (chance(random, 0.4)) line([shoulderLeft[0] + 3, y - 9], [shoulderRight[0] - 3, y - 9], 0)
    drawHook(x, y)
  } else if (waistLeft && waistRight) {
    const y = Math.max(waistLeft[1], waistRight[1]) + between(random, 0.5, 3)
    line([waistLeft[0], y], [waistRight[0], y], -2, width * 0.7)
    for (const [side, inwards] of [
      [waistLeft, 1],
      [waistRight, -1],
    ] as const) {
      const at = side[0] + inwards * between(random, 2, 7)
      line([at, y + 1], [at, side[1] - between(random, 2, 5)], 40, 3 * scale, true)
    }
    drawHook((waistLeft[0] + waistRight[0]) / 2, y)
  }

  function drawHook(x: number, y: number) {
    const wire = Math.min(width, 0.8 * scale)
    const r = between(random, 1.5, 3)
    line([x, y], [x, y + 4], -1, wire)
    for (let k = 0; k < 8; k++) {
      const at = (angle: number) => [x + r + r * Math.cos(Math.PI - angle), y + 4 + r * Math.sin(angle)]
      line(at((k * Math.PI) / 7), at(((k + 1) * Math.PI) / 7), -1, wire)
    }
  }
}

/** A brand's label on the inside of the back, wherever that is seen below its neck. */
export function drawLabel(
  random: Random,
  buffers: Buffers,
  points: Points,
  view: View,
  scale: number,
  material: number,
) {
  const { neckLeft, neckRight, waistLeft, waistRight } = points
  const [a, b] = neckLeft && neckRight ? [neckLeft, neckRight] : [waistLeft, waistRight]
  if (!a || !b) return
  const [cx, cy] = view((a[0] + b[0]) / 2 + between(random, -0.5, 0.5), (a[1] + b[1]) / 2)
  const [w, h] = [between(random, 1.2, 4) * scale, between(random, 0.8, 4) * scale]
  const inside = partNumber('inside')
  const { side } = buffers
  const column = Math.round(cx)
  if (column < 0 || column >= side) return
  let top = Math.max(0, Math.round(cy - 4 * scale))
  while (top < side && buffers.part[top * side + column] !== inside) top++
  top += Math.round(between(random, 0.3, 1.5) * scale)
  for (let y = top; y < Math.min(side, top + h); y++)
    for (let x = Math.max(0, Math.round(cx - w / 2)); x < Math.min(side, cx + w / 2); x++) {
      const i = y * side + x
      if (buffers.part[i] !== inside) continue
      buffers.part[i] = hanger
      buffers.material[i] = material
      buffers.isInside[i] = 0
    }
}

/** A shop's tag that hangs in front. */
export function drawTag(
  random: Random,
  buffers: Buffers,
  points: Points,
  view: View,
  scale: number,
  material: number,
) {
  const { neckFront, waistLeft, waistRight } = points
  const from = neckFront ?? (waistLeft && waistRight && [(waistLeft[0] + waistRight[0]) / 2, waistLeft[1]])
  if (!from) return
  const [x, y] = [from[0] + between(random, -6, 6), from[1] - between(random, 0, 12)]
  const length = between(random, 4, 10)
  const slant = between(random, -2, 2)
  const wide = between(random, 2.5, 5) * scale
  fillStroke(buffers, view(x, y), view(x + slant, y - length), wide, 60 * scale, material, hanger, true)
}

/** A hand that reaches in from the picture's border and holds the piece. */
export function drawHand(
  random: Random,
  buffers: Buffers,
  points: Points,
  view: View,
  scale: number,
  material: number,
) {
  const held = Object.values(points).filter((point) => point !== undefined)
  const target = held[Math.floor(random() * held.length)]
  if (!target) return
  const { side } = buffers
  const [x, y] = view(target[0], target[1])
  const angle = Math.atan2(y - side / 2, x - side / 2) + between(random, -0.5, 0.5)
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
  const size = between(random, 0.8, 1.3) * scale
  const z = 70 * scale
  const palm = [x + dx * 6 * size, y + dy * 6 * size]
  fillStroke(buffers, palm, [x + dx * 400, y + dy * 400], 6 * size, z, material, skin)
  fillStroke(buffers, palm, [x + dx * 10 * size, y + dy * 10 * size], 8 * size, z + 0.1, material, skin)
  for (let k = 0; k < 4; k++) {
    const across = (k - 1.5) * 2 * size
    const bend = between(random, -1, 1) * size
    const root = [palm[0] - dy * across, palm[1] + dx * across]
    const tip = [x - dy * across + dx * bend - dx * size, y + dx * across + dy * bend - dy * size]
    fillStroke(buffers, root, tip, 1.9 * size, z + 0.2, material, skin)
  }
}
