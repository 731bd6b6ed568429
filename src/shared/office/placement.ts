import * as v from 'valibot'

/** What editors place: each has a list that shoppers see. */
export const placedKinds = ['collection', 'preset', 'post'] as const
export type PlacedKind = (typeof placedKinds)[number]

const moment = v.nullable(v.pipe(v.string(), v.isoTimestamp()))

/** Where and when something is shown. */
export const placementInput = v.object({
  shownFrom: moment,
  shownUntil: moment,
  /** Countries by their two letters; none for everywhere. */
  markets: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[A-Z]{2}$/))),
    v.maxLength(60),
    v.transform((codes) => [...new Set(codes)]),
  ),
  isHidden: v.boolean(),
})
export type Placement = v.InferOutput<typeof placementInput>

/** Shown always and everywhere. */
export const unplaced: Placement = { shownFrom: null, shownUntil: null, markets: [], isHidden: false }

/** Whether it is shown at this moment, in this country; null for a country that is not known. */
export const isShown = (
  { shownFrom, shownUntil, markets, isHidden }: Placement,
  at: Date,
  market: string | null,
) =>
  !isHidden &&
  (shownFrom === null || new Date(shownFrom) <= at) &&
  (shownUntil === null || at < new Date(shownUntil)) &&
  (markets.length === 0 || (market !== null && markets.includes(market)))
