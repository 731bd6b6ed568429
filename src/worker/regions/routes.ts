import { factory } from '../lib/app.ts'
import { shareAnswer } from '../lib/edge-cache.ts'
import { marketOf } from '../catalogue/placements.ts'
import { readRates } from './rates.ts'

/** In what money prices are shown. The rates are the same for everybody; her country is told to her alone. */
export const regionRoutes = factory
  .createApp()
  .get('/rates', shareAnswer({ life: 'document', tags: ['rates'] }), async (c) =>
    c.json({ rates: await readRates(c.env) }, 200),
  )
  .get('/region', (c) => c.json({ country: marketOf(c) }, 200))
