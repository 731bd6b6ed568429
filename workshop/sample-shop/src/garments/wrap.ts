import type { Vector } from '@cabine/engine/drapery/mannequin-body.ts'
import { sectionAt } from '@cabine/tailoring/body.ts'
import type { Point } from '@cabine/tailoring/outline.ts'
import { clamp, mix } from '@cabine/engine/drapery/scalar.ts'

/** Half the panel's width (cm) by height, read off a side seam given from hem to armpit. */
function widthAt(side: Point[], y: number) {
  let i = 0
  while (i < side.length - 2 && side[i + 1][1] < y) i++
  const [a, b] = [side[i], side[i + 1]]
  return mix(a[0], b[0], clamp((y - a[1]) / (b[1] - a[1] || 1)))
}

/** The same for a line given in either direction. */
export const reachAt = (line: Point[], y: number) =>
  widthAt(line[0][1] < line[line.length - 1][1] ? line : [...line].reverse(), y)

/** Wraps a panel around the mannequin: across becomes an angle, from the middle to the side seam. */
export function wrap(side: Point[], facing: 1 | -1, room = 0.6) {
  return (x: number, y: number): Vector => {
    const half = Math.max(4, widthAt(side, y))
    const { halfWidth, halfDepth, middle } = sectionAt(Math.max(84, y))
    const perimeter = 2 * Math.PI * Math.sqrt((halfWidth ** 2 + halfDepth ** 2) / 2)
    const scale = Math.max(1.02, (4 * half) / perimeter)
    const angle = ((x / half) * Math.PI) / 2
    return [
      (halfWidth * scale + room) * Math.sin(angle),
      y,
      middle + facing * (halfDepth * scale + room) * Math.cos(angle),
    ]
  }
}
