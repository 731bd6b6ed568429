import { and, eq, gt, isNotNull, lte, or } from 'drizzle-orm'
import type { TypedResponse } from 'hono'
import type { JSONParsed } from 'hono/utils/types'
import { isShown, type PlacedKind, type Placement } from '#shared/office/placement.ts'
import type { ApiContext } from '../lib/app.ts'
import { openCatalogue, type CatalogueDb } from '../lib/db.ts'
import type { Purge } from '../lib/edge-cache.ts'
import { readCachedText, storeOf, type CachedList } from './cached-list.ts'
import { placements } from './schema.ts'

/** An entry of a list with where and when it is shown; without it, always and everywhere. */
export type Placed<Entry> = Entry & { placement?: Placement }

type Row = typeof placements.$inferSelect

const iso = (moment: Date | null) => moment?.toISOString() ?? null

export const placementOf = ({ shownFrom, shownUntil, markets, isHidden }: Row): Placement => ({
  shownFrom: iso(shownFrom),
  shownUntil: iso(shownUntil),
  markets,
  isHidden,
})

const isLimited = ({ shownFrom, shownUntil, markets, isHidden }: Placement) =>
  shownFrom !== null || shownUntil !== null || markets.length > 0 || isHidden

export const readPlacements = (db: CatalogueDb, kind: PlacedKind) =>
  db.select().from(placements).where(eq(placements.kind, kind))

/** The limits of one entry; null where it has none. */
export async function findPlacement(db: CatalogueDb, kind: PlacedKind, id: string) {
  const [row] = await db
    .select()
    .from(placements)
    .where(and(eq(placements.kind, kind), eq(placements.id, id)))
  const placement = row && placementOf(row)
  return placement && isLimited(placement) ? placement : null
}

/**
 * Puts a list into the order that editors gave it, those without a place last and as they were, and notes of each entry where
 * and when it is shown.
 */
export function place<Entry extends object>(
  rows: Row[],
  entries: Entry[],
  idOf: (entry: Entry) => string,
): Placed<Entry>[] {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const placeOf = (entry: Entry) => byId.get(idOf(entry))?.place ?? Infinity
  return entries
    .map((entry, at) => ({ entry, at, place: placeOf(entry) }))
    .toSorted((a, b) => (a.place === b.place ? a.at - b.at : a.place - b.place))
    .map(({ entry }) => {
      const row = byId.get(idOf(entry))
      const placement = row && placementOf(row)
      return placement && isLimited(placement) ? { ...entry, placement } : { ...entry }
    })
}

/** What of a list is shown at this moment, in this country, without a word of why. */
export const shownAt = <Entry extends object>(
  list: Placed<Entry>[],
  at: Date,
  market: string | null,
): Entry[] =>
  list
    .filter(({ placement }) => !placement || isShown(placement, at, market))
    .map(({ placement: _limits, ...entry }) => entry as unknown as Entry)

/** The header in which Cloudflare says where a call comes from. */
const countryHeader = 'CF-IPCountry'

/** The caller's country by its two letters; null where nobody knows it. */
export const marketOf = (c: ApiContext) =>
  /^[A-Z]{2}$/.exec(c.req.header(countryHeader)?.toUpperCase() ?? '')?.[0] ?? null

/**
 * What of a list the caller is shown now. Where that depends on her country, the caches keep an answer for each: it is still
 * one answer for everybody there.
 */
export function shownTo<Entry extends object>(c: ApiContext, list: Placed<Entry>[]): Entry[] {
  if (list.some(({ placement }) => placement && placement.markets.length > 0))
    c.header('Vary', countryHeader, { append: true })
  return shownAt(list, new Date(), marketOf(c))
}

/** How a limit looks in JSON; within a text the quotation marks would have a backslash before them. */
const limitKey = '"placement":'

type ListAnswer<Entry> = Response & TypedResponse<JSONParsed<Entry[]>, 200, 'json'>

/** Answers with what of a list is shown to the caller now. Where no entry is limited the cached text itself is the answer. */
export async function answerShown<Entry extends object>(
  c: ApiContext,
  list: CachedList<Placed<Entry>[]>,
): Promise<ListAnswer<Entry>> {
  const text = await readCachedText(storeOf(c), list)
  if (text.includes(limitKey)) {
    const shown: unknown = c.json(shownTo(c, JSON.parse(text) as Placed<Entry>[]), 200)
    return shown as ListAnswer<Entry>
  }
  const answer: unknown = c.body(text, 200, { 'Content-Type': 'application/json' })
  return answer as ListAnswer<Entry>
}

/** Longer than the pause between two runs of the cron, so that none is missed. */
const lookBackMs = 6 * 60_000

/** Takes answers out of the caches from which something has just come, or gone: they would be kept for some minutes more. */
export async function purgeAtTurns(env: { CATALOGUE_DB: D1Database }, purge: Purge) {
  const now = new Date()
  const since = new Date(now.getTime() - lookBackMs)
  const justNow = (moment: typeof placements.shownFrom | typeof placements.shownUntil) =>
    and(isNotNull(moment), gt(moment, since), lte(moment, now))
  const turned = await openCatalogue(env.CATALOGUE_DB)
    .select({ kind: placements.kind })
    .from(placements)
    .where(or(justNow(placements.shownFrom), justNow(placements.shownUntil)))
  if (turned.length > 0) await purge(['catalogue', 'outfits'])
}
