import { and, eq, notInArray } from 'drizzle-orm'
import type { OutfitPreset } from '#shared/outfits.ts'
import { occasions } from '#shared/occasions.ts'
import { inList } from '../../lib/in-list.ts'
import type { CatalogueDb } from '../../lib/db.ts'
import { firstPosition, markLuxePieces } from '../../outfits/presets.ts'
import { outfitPosts, outfitPresets } from '../../outfits/schema.ts'
import { findPieces, itemOf, outfitOf, type TryOnProduct } from '../../outfits/try-on-pieces.ts'
import { boardAspect } from '../../outfits/boards/compose-board.ts'
import type { Template } from '../batch-machine.ts'
import { placesOf, type ComposedOutfit } from './composed-outfit.ts'

const occasionOf = ({ occasion }: Template): OutfitPreset['occasion'] =>
  occasions.find((one) => one === occasion) ?? 'all'

type Writing = { look: ComposedOutfit; template: Template; position: number; pieces: TryOnProduct[] }

const writePreset = (db: CatalogueDb, { look, template, position, pieces }: Writing) => {
  const outfit = outfitOf(pieces)
  if (!outfit) return []
  const { title, description } = template
  const values = {
    ...outfit,
    id: look.id,
    title,
    description,
    occasion: occasionOf(template),
    thumbnailUrl: look.thumbnailUrl,
    // Whether something is Luxe's is decided by people.
    isPremium: false,
    items: pieces.map(itemOf),
    origin: 'rules' as const,
    position,
  }
  return [
    db
      .insert(outfitPresets)
      .values(values)
      .onConflictDoUpdate({
        target: outfitPresets.id,
        set: values,
        setWhere: eq(outfitPresets.origin, 'rules'),
      }),
  ]
}

const writePost = (db: CatalogueDb, { look, template, position }: Writing) => {
  const { title, description } = template
  const values = {
    id: look.id,
    title,
    description,
    occasion: occasionOf(template),
    thumbnailUrl: look.thumbnailUrl,
    aspect: boardAspect,
    productIds: look.productIds,
    templateId: look.templateId,
    origin: 'rules' as const,
    position,
  }
  return [
    db
      .insert(outfitPosts)
      .values({ ...values, createdAt: new Date() })
      .onConflictDoUpdate({ target: outfitPosts.id, set: values, setWhere: eq(outfitPosts.origin, 'rules') }),
  ]
}

/** Writes the looks in one batch, with today's names and prices, and removes composed ones that are not among them. */
export async function writeOutfits(db: CatalogueDb, looks: ComposedOutfit[], templates: readonly Template[]) {
  const places = [...placesOf('preset', templates), ...placesOf('post', templates)]
  const found = await findPieces(db, [...new Set(looks.flatMap(({ productIds }) => productIds))])
  const byId = new Map(found.map((piece) => [piece.id, piece]))
  const writings = looks.flatMap((look) => {
    const at = places.findIndex(({ id }) => id === look.id)
    const template = places[at]?.template
    const pieces = look.productIds.flatMap((id) => byId.get(id) ?? [])
    return template ? [{ look, template, position: firstPosition.rules + at, pieces }] : []
  })
  const ids = inList(looks.map(({ id }) => id))
  await db.batch([
    db.delete(outfitPresets).where(and(eq(outfitPresets.origin, 'rules'), notInArray(outfitPresets.id, ids))),
    db.delete(outfitPosts).where(and(eq(outfitPosts.origin, 'rules'), notInArray(outfitPosts.id, ids))),
    ...writings.filter(({ look }) => look.kind === 'preset').flatMap((writing) => writePreset(db, writing)),
    ...writings.filter(({ look }) => look.kind === 'post').flatMap((writing) => writePost(db, writing)),
    markLuxePieces(db),
  ])
}
