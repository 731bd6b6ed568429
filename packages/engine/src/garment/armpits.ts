import type { Point } from '../geometry/math.ts'
import { mirrorHalf, readHalves, type HalfOutline } from './half-outline.ts'
import type { Outline } from './trace-outline.ts'

/**
 * Both halves of an upper garment, each corrected by the other: a sleeve that is folded away, or an armpit
 * in a crease, takes its sister's mirror image.
 */
export function readSymmetricHalves(outline: Outline, isLong: boolean): [HalfOutline, HalfOutline] {
  const halves = readHalves(outline, isLong)
  const width = outline.right - outline.left
  const height = outline.bottom - outline.top
  const mirror = ([x, y]: Point): Point => [2 * outline.centre - x, y]
  const follow = (leader: 0 | 1) => {
    const { hemCorner } = halves[1 - leader]
    halves[1 - leader] = { ...mirrorHalf(halves[leader], mirror), hemCorner }
  }
  const [left, right] = halves
  if (!left.sleeve !== !right.sleeve) follow(left.sleeve ? 0 : 1)
  else if (left.sleeve && right.sleeve) {
    const reaches = halves.map(({ armpit }) => Math.abs(armpit[0] - outline.centre))
    const isAskew =
      Math.max(...reaches) > 1.3 * Math.min(...reaches) ||
      Math.abs(left.armpit[1] - right.armpit[1]) > height * 0.12
    const lengths = [left.sleeve.length, right.sleeve.length]
    if (isAskew || Math.max(...lengths) > 1.4 * Math.min(...lengths)) {
      // The deeper notch was seen more clearly.
      follow(left.sleeve.depth > right.sleeve.depth ? 0 : 1)
    }
  } else if (Math.abs(left.armpit[1] - right.armpit[1]) > height * 0.1) {
    follow(left.armpit[1] < right.armpit[1] ? 0 : 1)
  }
  const chest = halves[1].armpit[0] - halves[0].armpit[0]
  // So narrow a chest is a cape's or a poncho's neck.
  if (halves[0].sleeve && chest < width * 0.2) return [withoutSleeve(halves[0]), withoutSleeve(halves[1])]
  return halves
}

const withoutSleeve = ({ armpit, hemCorner }: HalfOutline): HalfOutline => ({ armpit, hemCorner })
