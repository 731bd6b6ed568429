import { and, desc, eq, getTableColumns, isNull, gt, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { products } from '../catalogue/schema.ts'
import type { Db } from '../lib/db.ts'
import { asFlag } from '../lib/rows.ts'
import { outfitPosts } from '../outfits/schema.ts'
import { lockMs, mostKept } from './limits.ts'
import { generatedOutfits, outfitBatches } from './schema.ts'

/** Written with table names, because Drizzle omits the table of a column in a read of one table. */
const isPublished = asFlag(sql`exists (
  select 1 from ${outfitPosts} post where post.id = ${generatedOutfits}.id)`)

const { userId: _owner, ...outfitColumns } = getTableColumns(generatedOutfits)
const columns = { ...outfitColumns, isPublished }

/** Only the columns that an item of an outfit shows: a page of outfits names hundreds of pieces. */
const pieceColumns = {
  id: products.id,
  name: products.name,
  brand: products.brand,
  category: products.category,
  priceCents: products.priceCents,
  currency: products.currency,
  availability: products.availability,
  imageUrl: products.imageUrl,
  goneAt: products.goneAt,
}

const readOutfits = (db: Db, which: SQL | undefined) =>
  db
    .select(columns)
    .from(generatedOutfits)
    .where(which)
    .orderBy(desc(generatedOutfits.createdAt), desc(generatedOutfits.id))
    .limit(mostKept + 60)

const readPieces = (db: Db, which: SQL | undefined) =>
  db
    .select(pieceColumns)
    .from(products)
    .where(
      sql`${products.id} in (
        select named.atom from ${generatedOutfits}, json_tree(${generatedOutfits.pieces}) named
        where ${which} and named.type = 'text' and (named.key = 'id' or named.path like '%.alternatives'))`,
    )

export type OutfitRow = Awaited<ReturnType<typeof readOutfits>>[number]
export type PieceRow = Awaited<ReturnType<typeof readPieces>>[number]

/** `userId` may be a subquery, so that the session is read in the same round trip. */
const isOwn = (userId: SQLWrapper) => eq(generatedOutfits.userId, sql`${userId}`)

/** Her outfits, newest first, and every piece that they name. */
export const listGenerated = (db: Db, userId: SQLWrapper) =>
  [readOutfits(db, isOwn(userId)), readPieces(db, isOwn(userId))] as const

export const listOfBatch = (db: Db, userId: SQLWrapper, batchId: string | SQLWrapper) => {
  const which = and(isOwn(userId), eq(generatedOutfits.batchId, sql`${batchId}`))
  return [readOutfits(db, which), readPieces(db, which)] as const
}

/** What a batch has made so far. */
export const listMade = (db: Db, userId: string, batchId: string) =>
  db
    .select({ thumbnailKey: generatedOutfits.thumbnailKey })
    .from(generatedOutfits)
    .where(and(eq(generatedOutfits.userId, userId), eq(generatedOutfits.batchId, batchId)))

export const findGenerated = (db: Db, userId: SQLWrapper, id: string) =>
  readOutfits(db, and(isOwn(userId), eq(generatedOutfits.id, id)))

const batchColumns = {
  id: outfitBatches.id,
  templateIds: outfitBatches.templateIds,
  endedAt: outfitBatches.endedAt,
}

export const findBatch = (db: Db, userId: SQLWrapper, id: string) =>
  db
    .select(batchColumns)
    .from(outfitBatches)
    .where(and(eq(outfitBatches.id, id), eq(outfitBatches.userId, sql`${userId}`)))

/** The running batch. One that never ended counts as over after a while. */
export const findRunning = (db: Db, userId: SQLWrapper) =>
  db
    .select(batchColumns)
    .from(outfitBatches)
    .where(
      and(
        eq(outfitBatches.userId, sql`${userId}`),
        isNull(outfitBatches.endedAt),
        gt(outfitBatches.startedAt, new Date(Date.now() - lockMs)),
      ),
    )
    .orderBy(desc(outfitBatches.startedAt))
    .limit(1)

export type BatchRow = Awaited<ReturnType<typeof findBatch>>[number]
