import { segmentNames } from '../photo/read-parts.ts'
import type { Segments } from '../photo/segments.ts'
import type { Pose } from '../models/pose.ts'
import { segmentClasses, type SegmentClass } from '../models/segmentation.ts'
import { createMask, type Size } from '../raster/plane.ts'

/** MediaPipe's numbers, in shoulder widths around the middle of the shoulders. */
const figure: Record<number, [number, number]> = {
  0: [0, -0.7],
  7: [0.12, -0.72],
  8: [-0.12, -0.72],
  11: [0.5, 0],
  12: [-0.5, 0],
  13: [0.7, 0.8],
  14: [-0.7, 0.8],
  15: [0.75, 1.5],
  16: [-0.75, 1.5],
  19: [0.75, 1.7],
  20: [-0.75, 1.7],
  23: [0.3, 1.5],
  24: [-0.3, 1.5],
  25: [0.3, 2.6],
  26: [-0.3, 2.6],
  27: [0.3, 3.6],
  28: [-0.3, 3.6],
  31: [0.35, 3.8],
  32: [-0.35, 3.8],
}

/** Somebody who faces us, arms hanging, `shoulders` px wide, with the neck at (x, y). */
export const standAt = (x: number, y: number, shoulders: number): Pose => {
  const joints = Array.from({ length: 33 }, (_, n) => {
    const [dx, dy] = figure[n] ?? figure[0]
    return { x: x + dx * shoulders, y: y + dy * shoulders, seen: 1 }
  })
  return { joints, world: joints.map((joint) => ({ x: joint.x - x, y: joint.y - y, z: 0 })) }
}

/** Paints rectangles of classes onto background. */
export function createSegments(size: Size) {
  const segments = Object.fromEntries(segmentNames.map((name) => [name, createMask(size)])) as Segments
  segments.background.data.fill(255)
  const paint = (name: SegmentClass, left: number, top: number, width: number, height: number) => {
    for (let y = Math.max(0, Math.round(top)); y < Math.min(size.height, Math.round(top + height)); y++) {
      for (let x = Math.max(0, Math.round(left)); x < Math.min(size.width, Math.round(left + width)); x++) {
        for (const each of segmentClasses) segments[each].data[y * size.width + x] = each === name ? 255 : 0
      }
    }
  }
  /** A figure for `standAt` of the same numbers: clothes from neck to feet, a face. */
  const paintPerson = (x: number, y: number, shoulders: number) => {
    paint('clothes', x - 0.55 * shoulders, y - 0.1 * shoulders, 1.1 * shoulders, 3.9 * shoulders)
    paint('clothes', x - 0.85 * shoulders, y, 1.7 * shoulders, 1.7 * shoulders)
    paint('skin', x - 0.12 * shoulders, y - 0.4 * shoulders, 0.24 * shoulders, 0.3 * shoulders)
    paint('hair', x - 0.28 * shoulders, y - 1.1 * shoulders, 0.56 * shoulders, 0.3 * shoulders)
    paint('face', x - 0.22 * shoulders, y - 0.95 * shoulders, 0.44 * shoulders, 0.6 * shoulders)
  }
  return { segments, paint, paintPerson }
}
