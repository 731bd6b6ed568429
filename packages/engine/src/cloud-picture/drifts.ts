import type { Drift } from '../contract/advice.ts'

/** What each drift is told from, and from where on. From `npm run engine -w workshop/engine-studies -- --photograph`. */
const limits: { drift: Drift; of: (measures: Record<string, number>) => number | undefined; most: number }[] =
  [
    { drift: 'face', of: ({ faceMoved }) => faceMoved, most: 0.02 },
    { drift: 'face', of: ({ faceUnlike }) => faceUnlike, most: 0.12 },
    { drift: 'skin', of: ({ skin }) => skin, most: 4.4 },
    { drift: 'outline', of: narrowest, most: 0.022 },
    { drift: 'colour', of: ({ colour }) => colour, most: 6 },
    { drift: 'print', of: ({ print }) => print, most: 0.33 },
    { drift: 'length', of: ({ sleeves }) => sleeves, most: 0.025 },
    { drift: 'length', of: ({ hem }) => hem, most: 0.03 },
    { drift: 'length', of: ({ cuffsUnlike }) => cuffsUnlike, most: 0.25 },
    { drift: 'length', of: ({ hemUnlike }) => hemUnlike, most: 0.25 },
    { drift: 'neckline', of: ({ neckline }) => neckline, most: 0.005 },
  ]

/**
 * How far the part that differs most is from its own width beside its height: before a plain wall a registration cannot
 * tell a narrower body from a narrower picture, so what it was stretched by counts as hers.
 */
function narrowest({ chestWidth, waistWidth, legsWidth, stretched = 1 }: Record<string, number>) {
  const ratios = [chestWidth, waistWidth, legsWidth].filter((ratio) => ratio !== undefined)
  return Math.max(0, ...ratios.map((ratio) => Math.abs(1 - ratio * stretched)))
}

/** What has drifted, the one farthest beyond its limit first. */
export function driftsOf(measures: Record<string, number>): Drift[] {
  const worst = new Map<Drift, number>()
  for (const { drift, of, most } of limits) {
    const share = (of(measures) ?? 0) / most
    if (share > 1) worst.set(drift, Math.max(share, worst.get(drift) ?? 0))
  }
  return [...worst].sort(([, a], [, b]) => b - a).map(([drift]) => drift)
}
