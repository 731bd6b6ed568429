import { tryOnPiecesInput } from '#shared/catalogue.ts'
import { readCachedList, storeOf } from '../catalogue/cached-list.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { parse } from '../lib/input.ts'
import { answerBoard } from '../studio/boards.ts'
import { presetList } from './presets.ts'
import { outfitTemplates } from './templates.ts'
import { readOutfitOf } from './try-on-pieces.ts'

export const outfitRoutes = factory
  .createApp()
  .get('/outfit-presets', async (c) => c.json(await readCachedList(storeOf(c), presetList), 200))
  .get('/outfits/templates', async (c) =>
    c.json({ templates: await readCachedList(storeOf(c), outfitTemplates) }, 200),
  )
  .get('/outfit-boards/:file', answerBoard)
  .get('/try-on-pieces', parse('query', tryOnPiecesInput), async (c) => {
    const outfit = await readOutfitOf(storeOf(c), c.req.valid('query').ids)
    if (!outfit) throw new ApiError('not_found')
    return c.json(outfit, 200)
  })
