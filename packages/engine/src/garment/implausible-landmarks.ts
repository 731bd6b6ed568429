import type { GarmentCategory } from '../contract/garment-categories.ts'
import { distance } from '../geometry/math.ts'
import type { Outline } from './trace-outline.ts'
import type { UpperPoints } from './upper-landmarks.ts'

/** The widest hem beside the distance of the armpits: a dress may flare, a coat hardly. */
const WIDEST_HEM: Partial<Record<GarmentCategory, number>> = { dresses: 5, tops: 2.4, outerwear: 1.9 }

/**
 * What speaks against measured seams, for a log; undefined when they could be a garment's. A hanger, a crease
 * or a bad cut-out gives shapes that no cloth has.
 */
export function findImplausible(
  points: UpperPoints,
  outline: Outline,
  category: GarmentCategory,
): string | undefined {
  const { neck, shoulder, armpit, hem, sleeves } = points
  const chest = armpit.right[0] - armpit.left[0]
  const height = outline.bottom - outline.top
  const armhole = (armpit.left[1] + armpit.right[1] - neck.left[1] - neck.right[1]) / 2
  const inChests = (width: number) => width / Math.max(1, chest)
  const seams = inChests(shoulder.right[0] - shoulder.left[0])
  const neckWidth = inChests(neck.right[0] - neck.left[0])
  const hemWidth = inChests(hem.right[0] - hem.left[0])
  const between = (value: number, least: number, most: number) => value >= least && value <= most

  // A gown to the floor is seven chests long.
  const least = category === 'dresses' ? 0.14 : 0.2
  if (chest < 0.22 * (outline.right - outline.left) || chest < least * height) return `chest of ${chest} px`
  if (!between(armhole, 0.05 * height, 0.62 * height) || inChests(armhole) > 1.1)
    return `armhole of ${armhole} px`
  if (!between(neckWidth, 0.08, 1.2)) return `neck of ${neckWidth} chests`
  if (!between(seams, 0.4, 1.7)) return `shoulders of ${seams} chests`
  if (!between(hemWidth, 0.45, WIDEST_HEM[category] ?? 2.5)) return `hem of ${hemWidth} chests`
  if (!sleeves) return undefined
  const lengths = [
    distance(sleeves.left.cuffInner, armpit.left),
    distance(sleeves.right.cuffInner, armpit.right),
  ]
  // No coat has cap sleeves: a hood's corner or a lapel was taken for one.
  const shortest = category === 'outerwear' ? 0.5 : 0.02
  const isSleeve = lengths.every((length) => between(inChests(length), shortest, 2.6))
  return isSleeve ? undefined : `sleeves of ${lengths.map(inChests).join(' and ')} chests`
}
