import { asc } from 'drizzle-orm'
import { readShelf, type Store } from '../catalogue/shelf.ts'
import { outfitTemplates } from './schema.ts'

/** What the studio makes outfits after. */
export const listTemplates = (store: Store) =>
  readShelf(store.cache, 'outfit-templates', () =>
    store.db
      .select({
        id: outfitTemplates.id,
        title: outfitTemplates.title,
        description: outfitTemplates.description,
        occasion: outfitTemplates.occasion,
        style: outfitTemplates.style,
        pieces: outfitTemplates.pieces,
        colors: outfitTemplates.colors,
      })
      .from(outfitTemplates)
      .orderBy(asc(outfitTemplates.position)),
  )
