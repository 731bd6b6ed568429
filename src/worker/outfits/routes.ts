import { tryOnPiecesInput } from '#shared/catalogue.ts'
import { storeOf } from '../catalogue/shelf.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { parse } from '../lib/input.ts'
import { listPresets } from './presets.ts'
import { listTemplates } from './templates.ts'
import { readPieces } from './try-on-pieces.ts'

export const outfitRoutes = factory
  .createApp()
  .get('/outfit-presets', async (c) => c.json(await listPresets(storeOf(c)), 200))
  .get('/outfits/templates', async (c) => c.json({ templates: await listTemplates(storeOf(c)) }, 200))
  .get('/try-on-pieces', parse('query', tryOnPiecesInput), async (c) => {
    const outfit = await readPieces(c.var.db, c.req.valid('query').ids)
    if (!outfit) throw new ApiError('not_found')
    return c.json(outfit, 200)
  })
