import { and, eq, inArray, ne, notLike } from 'drizzle-orm'
import { forgetAnswer, refreshList } from '../../catalogue/cached-list.ts'
import { openCatalogue, type CatalogueDb } from '../../lib/db.ts'
import { logFault } from '../../lib/log.ts'
import { outfitPosts as postList, postAnswer } from '../../outfits/posts.ts'
import { presetList } from '../../outfits/presets.ts'
import { outfitPosts, outfitPresets } from '../../outfits/schema.ts'
import { findPieces } from '../../outfits/try-on-pieces.ts'
import { encodeWebp } from '../../pictures/codecs.ts'
import { composeBoard } from '../../outfits/boards/compose-board.ts'
import { readCuts } from '../../outfits/boards/read-cut-outs.ts'
import { boardUrl } from '../../outfits/boards/board-files.ts'
import { keyOfBoard } from './kept-boards.ts'

/** Each takes about half a second of processor time, and the pictures of up to seven shops' products. */
const drawnAtOnce = 4
/** A board of one piece shows no outfit. */
const fewestCuts = 2

type Undrawn = { id: string; kind: 'preset' | 'post'; productIds: string[]; thumbnailUrl: string }

/** Outfits that show a shop's picture in place of a board. Shoppers' have a board from the beginning. */
async function listUndrawn(db: CatalogueDb): Promise<Undrawn[]> {
  const [presets, posts] = await db.batch([
    db
      .select({ id: outfitPresets.id, items: outfitPresets.items, thumbnailUrl: outfitPresets.thumbnailUrl })
      .from(outfitPresets)
      .where(and(ne(outfitPresets.origin, 'sample'), notLike(outfitPresets.thumbnailUrl, '/%'))),
    db
      .select({
        id: outfitPosts.id,
        productIds: outfitPosts.productIds,
        thumbnailUrl: outfitPosts.thumbnailUrl,
      })
      .from(outfitPosts)
      .where(
        and(
          inArray(outfitPosts.origin, ['office', 'hand', 'rules']),
          notLike(outfitPosts.thumbnailUrl, '/%'),
        ),
      ),
  ])
  return [
    ...presets.map(({ items, ...one }) => ({
      ...one,
      kind: 'preset' as const,
      productIds: items.flatMap(({ id }) => id ?? []),
    })),
    ...posts.map((one) => ({ ...one, kind: 'post' as const })),
  ]
}

/** Begins elsewhere each half hour, so that pictures that cannot be loaded do not keep the others waiting. */
function someOf<Item>(items: Item[], most: number) {
  const from = items.length > most ? (Math.floor(Date.now() / 1_800_000) * most) % items.length : 0
  return [...items.slice(from), ...items.slice(0, from)].slice(0, most)
}

async function drawBoard(env: Env, db: CatalogueDb, { id, kind, productIds, thumbnailUrl }: Undrawn) {
  const later: Promise<unknown>[] = []
  const proxy = {
    env,
    db,
    origin: 'https://assets.local',
    waitUntil: (work: Promise<unknown>) => void later.push(work),
  }
  const pieces = await findPieces(db, productIds)
  const cuts = await readCuts(
    proxy,
    pieces.map((piece) => ({
      id: piece.id,
      name: piece.name,
      category: piece.category,
      landmarks: piece.landmarks,
      imageUrl: piece.imageUrl,
    })),
  )
  await Promise.allSettled(later)
  if (cuts.length < fewestCuts) return false
  const key = keyOfBoard(productIds)
  const bytes = await encodeWebp(composeBoard(cuts, key.charCodeAt(key.length - 1) % 2 === 0))
  // The picture is written first, so that no row names a missing one.
  await env.CATALOGUE.put(key, bytes, {
    httpMetadata: { contentType: 'image/webp', cacheControl: 'public, max-age=31536000, immutable' },
  })
  const table = kind === 'preset' ? outfitPresets : outfitPosts
  // Meanwhile the rules may have put another outfit into this place.
  await db
    .update(table)
    .set({ thumbnailUrl: boardUrl(key) })
    .where(and(eq(table.id, id), eq(table.thumbnailUrl, thumbnailUrl)))
  return true
}

/** Draws the boards of some outfits that have none yet. Until then they show a picture of their shop. */
export async function drawBoards(env: Env, { most = drawnAtOnce } = {}) {
  const db = openCatalogue(env.CATALOGUE_DB)
  const store = { db, cache: env.CACHE }
  let drawn = 0
  for (const outfit of someOf(await listUndrawn(db), most)) {
    try {
      if (!(await drawBoard(env, db, outfit))) continue
      drawn += 1
      await forgetAnswer(store, postAnswer(outfit.id))
    } catch (error) {
      logFault('board_not_drawn', error, { outfit: outfit.id })
    }
  }
  if (drawn === 0) return
  await refreshList(store, presetList)
  await refreshList(store, postList)
}
