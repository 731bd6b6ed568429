import { requireShopper, sessionHash } from '../auth/sessions.ts'
import { factory } from '../lib/app.ts'
import { readExport } from './export.ts'
import { removalRoutes } from './removal-routes.ts'
import { sessionRoutes } from './session-routes.ts'

/** What is about the account itself: its devices, all that it holds, its end. */
export const ownRoutes = factory
  .createApp()
  .route('/sessions', sessionRoutes)
  .route('/removal', removalRoutes)
  .get('/export', requireShopper, async (c) => {
    const own = (await sessionHash(c)) ?? ''
    return c.json(await readExport(c.var.db, c.env.PHOTOS, c.var.shopper, own), 200)
  })
