import { tryOnPiecesInput } from '#shared/catalogue.ts'
import { readCachedList, storeOf } from '../catalogue/cached-list.ts'
import { answerShown } from '../catalogue/placements.ts'
import { factory } from '../lib/app.ts'
import { shareAnswer } from '../lib/edge-cache.ts'
import { ApiError } from '../lib/errors.ts'
import { parse } from '../lib/parse-input.ts'
import { answerBoard } from './boards/board-files.ts'
import { presetList } from './presets.ts'
import { outfitTemplates } from './templates.ts'
import { readOutfitOf } from './try-on-pieces.ts'

const shelf = shareAnswer({ life: 'shop', tags: ['catalogue'] })

export const outfitRoutes = factory
  .createApp()
  .get('/outfit-presets', shelf, (c) => answerShown(c, presetList))
  .get('/outfits/templates', shelf, async (c) =>
    c.json({ templates: await readCachedList(storeOf(c), outfitTemplates) }, 200),
  )
  .get('/outfit-boards/:file', shareAnswer({ life: 'board', tags: ['outfits'] }), answerBoard)
  .get('/try-on-pieces', shelf, parse('query', tryOnPiecesInput), async (c) => {
    const outfit = await readOutfitOf(storeOf(c), c.req.valid('query').ids)
    if (!outfit) throw new ApiError('not_found')
    return c.json(outfit, 200)
  })
