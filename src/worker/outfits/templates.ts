import { asc } from 'drizzle-orm'
import type { CachedList } from '../catalogue/cached-list.ts'
import { outfitTemplates as templates } from './schema.ts'

type Template = Omit<typeof templates.$inferSelect, 'position'>

/** The templates after which the studio makes outfits. */
export const outfitTemplates: CachedList<Template[]> = {
  name: 'outfit-templates',
  async load({ db }) {
    const rows = await db.select().from(templates).orderBy(asc(templates.position), asc(templates.id))
    return rows.map(({ position: _position, ...template }) => template)
  },
}
