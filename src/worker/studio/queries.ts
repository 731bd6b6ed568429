import { and, desc, eq, getTableColumns, gt, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { products } from '../catalogue/schema.ts'
import { selectUnderNames } from '../catalogue/named-variants.ts'
import type { CatalogueDb, Db } from '../lib/db.ts'
import { asFlag } from '../lib/row-types.ts'
import { lockMs, maxKept } from './studio-limits.ts'
import { generatedOutfits, outfitBatches } from './schema.ts'

const { userId: _owner, publishedAt, ...outfitColumns } = getTableColumns(generatedOutfits)
const columns = { ...outfitColumns, isPublished: asFlag(sql`${publishedAt} is not null`).as('is_published') }

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
    .limit(maxKept + 60)

export type OutfitRow = Awaited<ReturnType<typeof readOutfits>>[number]

const readPieces = (catalogue: CatalogueDb, ids: string[]) => selectUnderNames(catalogue, pieceColumns, ids)

export type PieceRow = Awaited<ReturnType<typeof readPieces>>[number]

/** Every piece that these outfits name, as the catalogue has it today. */
export async function findPieces(catalogue: CatalogueDb, outfits: Pick<OutfitRow, 'pieces'>[]) {
  const ids = new Set(
    outfits.flatMap(({ pieces }) => pieces.flatMap(({ id, alternatives }) => [id, ...alternatives])),
  )
  return ids.size > 0 ? readPieces(catalogue, [...ids]) : []
}

/** `userId` may be a subquery, so that the session is read in the same round trip. */
const isOwn = (userId: SQLWrapper) => eq(generatedOutfits.userId, sql`${userId}`)

/** Her outfits, newest first. */
export const listGenerated = (db: Db, userId: SQLWrapper) => readOutfits(db, isOwn(userId))

export const listOfBatch = (db: Db, userId: SQLWrapper, batchId: string | SQLWrapper) =>
  readOutfits(db, and(isOwn(userId), eq(generatedOutfits.batchId, sql`${batchId}`)))

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
