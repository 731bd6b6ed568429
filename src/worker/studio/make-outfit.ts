import { and, eq, isNull, sql } from 'drizzle-orm'
import type { OutfitPreset } from '#shared/outfits.ts'
import { occasions } from '#shared/occasions.ts'
import { openCatalogue, openDb, type Db } from '../lib/db.ts'
import { findPieces, type TryOnProduct } from '../outfits/try-on-pieces.ts'
import { boardAspect, composeBoard } from '../outfits/boards/compose-board.ts'
import { encodeWebp } from '../pictures/codecs.ts'
import { readCuts } from '../outfits/boards/read-cut-outs.ts'
import { composeOutfit, type Composed } from './compose-outfit.ts'
import { drawWithImageModel, type Thumbnail } from './image-model.ts'
import type { Making, Order, Template } from './batch-machine.ts'
import { generatedOutfits, outfitBatches } from './schema.ts'
import { readCandidates } from './candidates.ts'

/**
 * Another attempt would have the same result: the shop has no whole outfit for this template, or the batch is over.
 */
export class FinalFailure extends Error {
  /** Set where she can do something about it. */
  readonly reason: 'budget' | undefined

  constructor(message: string, reason?: 'budget') {
    super(message)
    this.reason = reason
  }
}

type Names = Pick<Making, 'outfitId' | 'boardKey'>

/**
 * Makes one outfit of a batch: composes it, makes its picture, and writes both under the names decided before. A
 * repeated call changes nothing: what was written first stays.
 */
export async function makeOutfit(
  env: Env,
  ctx: Pick<DurableObjectState, 'waitUntil'>,
  { batchId, userId, origin }: Order,
  template: Template,
  names: Names,
) {
  const [db, catalogue] = [openDb(env.DB), openCatalogue(env.CATALOGUE_DB)]
  const { isMade, isAwaited } = await standingOf(db, batchId, names.outfitId)
  if (isMade) return
  if (!isAwaited) throw new FinalFailure('its batch is over')
  const candidates = await readCandidates({ db, catalogue }, userId, template, names.outfitId)
  const composed = composeOutfit({ template, ...candidates })
  if (composed === 'budget') throw new FinalFailure(`too dear for her after ${template.id}`, composed)
  if (composed === 'nothing') throw new FinalFailure(`nothing in the shop suits ${template.id}`)
  const rows = await findPieces(
    catalogue,
    composed.pieces.map(({ id }) => id),
  )
  const proxy = { env, db: catalogue, origin, waitUntil: (work: Promise<unknown>) => ctx.waitUntil(work) }
  const worn = composed.pieces.flatMap(({ id, slot }) => {
    const piece = candidates.wardrobe.find((one) => one.id === id)
    return piece ? [{ ...piece, slot }] : []
  })
  const thumbnail = (await drawWithImageModel(env, worn)) ?? (await boardOf(proxy, rows, names.outfitId))
  // The picture is written first, so that no row names a missing one.
  await env.CATALOGUE.put(names.boardKey, thumbnail.bytes, {
    httpMetadata: { contentType: thumbnail.type, cacheControl: 'public, max-age=31536000, immutable' },
  })
  await write(db, { batchId, userId, template, names, composed, thumbnail })
}

async function standingOf(db: Db, batchId: string, outfitId: string) {
  const [made, awaited] = await db.batch([
    db.select({ id: generatedOutfits.id }).from(generatedOutfits).where(eq(generatedOutfits.id, outfitId)),
    db
      .select({ id: outfitBatches.id })
      .from(outfitBatches)
      .where(and(eq(outfitBatches.id, batchId), isNull(outfitBatches.endedAt))),
  ])
  return { isMade: made.length > 0, isAwaited: awaited.length > 0 }
}

/** Whether a board is mirrored: always the same for the same outfit. */
const isMirrored = (outfitId: string) => outfitId.charCodeAt(outfitId.length - 3) % 2 === 0

async function boardOf(
  proxy: Parameters<typeof readCuts>[0],
  rows: TryOnProduct[],
  outfitId: string,
): Promise<Thumbnail> {
  const cuts = await readCuts(
    proxy,
    rows.map(({ id, name, category, landmarks, imageUrl }) => ({ id, name, category, landmarks, imageUrl })),
  )
  const bytes = await encodeWebp(composeBoard(cuts, isMirrored(outfitId)))
  return { bytes, type: 'image/webp', aspect: boardAspect, madeBy: 'board' }
}

const isOccasion = (word: string): word is OutfitPreset['occasion'] => occasions.some((one) => one === word)

type Made = {
  batchId: string
  userId: string
  template: Template
  names: Names
  composed: Composed
  thumbnail: Thumbnail
}

/**
 * Inserts the outfit once, and only while its batch is open: nothing is inserted after the account's removal or the
 * batch's end.
 */
const write = (db: Db, { batchId, userId, template, names, composed, thumbnail }: Made) =>
  db
    .insert(generatedOutfits)
    .select(
      sql`select ${names.outfitId}, ${userId}, ${batchId}, ${template.id}, ${template.title}, ${template.description},
        ${isOccasion(template.occasion) ? template.occasion : 'all'}, ${names.boardKey}, ${thumbnail.aspect},
        ${thumbnail.madeBy}, ${JSON.stringify(composed.pieces)}, ${Date.now()}, null,
        ${JSON.stringify(composed.departures)}
      from ${outfitBatches} where ${outfitBatches.id} = ${batchId} and ${outfitBatches.userId} = ${userId}
        and ${outfitBatches.endedAt} is null`,
    )
    .onConflictDoNothing()
