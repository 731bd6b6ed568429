import { asc } from 'drizzle-orm'
import type { Shelf } from '../catalogue/shelf.ts'
import { outfitTemplates as templates } from './schema.ts'

type Template = Omit<typeof templates.$inferSelect, 'position'>

/** What the studio makes outfits after. */
export const outfitTemplates: Shelf<Template[]> = {
  name: 'outfit-templates',
  async stock({ db }) {
    const rows = await db.select().from(templates).orderBy(asc(templates.position), asc(templates.id))
    return rows.map(({ position: _position, ...template }) => template)
  },
}
