import type { GarmentCategory } from '#shared/garments.ts'
import { distance } from '../math.ts'
import type { Outline } from './outline.ts'
import type { UpperPoints } from './upper-landmarks.ts'

/** The widest hem beside the distance of the armpits: a dress may flare, a coat hardly. */
const WIDEST_HEM: Partial<Record<GarmentCategory, number>> = { dresses: 5, tops: 2, outerwear: 1.9 }

/** Could measured seams be those of a garment? A hanger, a crease or a bad cut-out gives shapes that no cloth has. */
export function areCredible(points: UpperPoints, outline: Outline, category: GarmentCategory): boolean {
  const { neck, shoulder, armpit, hem, sleeves } = points
  const chest = armpit.right[0] - armpit.left[0]
  const height = outline.bottom - outline.top
  const neckY = (neck.left[1] + neck.right[1]) / 2
  const armhole = (armpit.left[1] + armpit.right[1]) / 2 - neckY
  const seams = shoulder.right[0] - shoulder.left[0]
  const neckWidth = neck.right[0] - neck.left[0]
  const hemWidth = hem.right[0] - hem.left[0]
  if (chest < 0.22 * (outline.right - outline.left) || chest < 0.2 * height) return false
  if (armhole < 0.05 * height || armhole > 0.62 * height || armhole > 1.1 * chest) return false
  if (neckWidth < 0.08 * chest || neckWidth > 1.2 * chest || seams < 0.4 * chest || seams > 1.7 * chest)
    return false
  if (hemWidth < 0.45 * chest || hemWidth > (WIDEST_HEM[category] ?? 2.5) * chest) return false
  if (!sleeves) return true
  const lengths = [
    distance(sleeves.left.cuffInner, armpit.left),
    distance(sleeves.right.cuffInner, armpit.right),
  ]
  // No coat has cap sleeves: a hood's corner or a lapel was taken for one.
  const shortest = category === 'outerwear' ? 0.5 : 0.02
  return Math.min(...lengths) > shortest * chest && Math.max(...lengths) < 2.6 * chest
}
