import { env } from 'cloudflare:test'
import { openCatalogue, openDb } from '../lib/db.ts'
import { newId, randomText } from '../lib/ids.ts'
import { outfitTemplates } from '../outfits/schema.ts'
import { generatedOutfits, outfitBatches } from '../studio/schema.ts'
import { createProducts } from './products.ts'

/** Creates a studio outfit with its picture, as a batch leaves it. */
export async function createGenerated(
  userId: string,
  overrides: Partial<typeof generatedOutfits.$inferInsert> = {},
) {
  const outfit = {
    id: newId(),
    userId,
    batchId: newId(),
    templateId: 'monday-meeting',
    title: 'Monday Meeting',
    description: 'Tailoring that speaks for you.',
    occasion: 'work' as const,
    thumbnailKey: `boards/${randomText(16)}`,
    aspect: 0.75,
    madeBy: 'board' as const,
    pieces: [],
    createdAt: new Date(),
    ...overrides,
  }
  await openDb(env.DB).insert(generatedOutfits).values(outfit)
  await env.CATALOGUE.put(outfit.thumbnailKey, `the board ${outfit.thumbnailKey}`, {
    httpMetadata: { contentType: 'image/webp' },
  })
  return outfit
}

/** Creates an ended batch. */
export async function createBatch(
  userId: string,
  overrides: Partial<typeof outfitBatches.$inferInsert> = {},
) {
  const now = new Date()
  const batch = {
    id: newId(),
    userId,
    templateIds: ['monday-meeting'],
    startedAt: now,
    endedAt: now,
    ...overrides,
  }
  await openDb(env.DB).insert(outfitBatches).values(batch)
  return batch
}

/** Creates a small shop with several of everything that an outfit needs, without a readable picture. */
export async function createPieces() {
  const list = (category: 'dresses' | 'shoes' | 'bags' | 'tops' | 'bottoms', names: string[]) =>
    names.map((name, at) => ({
      name,
      category,
      brand: at === 0 && category === 'dresses' ? 'Closed' : `House ${category} ${at}`,
      colour: ['black', 'ivory', 'navy'][at % 3],
      colourFamily: (['black', 'white', 'blue'] as const)[at % 3],
      occasions: ['everyday' as const, 'casual-day' as const],
    }))
  await createProducts([
    ...list('dresses', ['Crepe dress', 'Poplin dress', 'Jersey dress', 'Cotton dress']),
    ...list('tops', ['Poplin blouse', 'Cotton blouse', 'Jersey tee', 'Linen blouse']),
    ...list('bottoms', ['Straight trousers', 'Slim trousers', 'Crepe trousers', 'Linen trousers']),
    ...list('shoes', ['Penny loafers', 'Ballet flats', 'Court shoes']),
    ...list('bags', ['Leather tote', 'Shoulder bag', 'Bucket bag']),
  ])
}

export async function createTemplates(ids: string[]) {
  await openCatalogue(env.CATALOGUE_DB)
    .insert(outfitTemplates)
    .values(
      ids.map((id, position) => ({
        id,
        title: `Template ${position}`,
        description: '',
        occasion: 'everyday',
        style: 'classic',
        pieces:
          position % 2 === 1
            ? ['crepe dress', 'loafers', 'leather tote']
            : ['poplin blouse', 'straight trousers', 'ballet flats', 'shoulder bag'],
        colors: ['black', 'ivory'],
        position,
      })),
    )
}
