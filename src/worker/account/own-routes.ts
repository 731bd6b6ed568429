import { eq } from 'drizzle-orm'
import { languageInput } from '#shared/auth.ts'
import { countryInput } from '#shared/regions/country-input.ts'
import { listActivity } from '../auth/activity.ts'
import { authorize } from '../auth/authorize.ts'
import { changePasswordRoutes } from '../auth/sign-in/password-routes.ts'
import { proofRoutes } from '../auth/sign-in/proof-routes.ts'
import { users } from '../shoppers/schema.ts'
import { ownEmailRoutes } from './email-routes.ts'
import { waysRoutes } from '../auth/sign-in/ways-routes.ts'
import { factory } from '../lib/app.ts'
import { limitWords, parse } from '../lib/parse-input.ts'
import { readExport } from './export.ts'
import { removalRoutes } from './removal-routes.ts'
import { sessionRoutes } from './session-routes.ts'

/** Routes about the account itself: its devices, its export, its removal. */
export const ownRoutes = factory
  .createApp()
  .route('/sessions', sessionRoutes)
  .route('/removal', removalRoutes)
  .route('/proof', proofRoutes)
  .route('/', waysRoutes)
  .route('/', changePasswordRoutes)
  .route('/email', ownEmailRoutes)
  .get('/activity', authorize({ who: 'shopper', batch: ({ db, owner }) => [listActivity(db, owner)] }), (c) =>
    c.json(c.var.rows[0], 200),
  )
  .put('/language', authorize({ who: 'shopper' }), limitWords, parse('json', languageInput), async (c) => {
    const { language } = c.req.valid('json')
    await c.var.db.update(users).set({ language }).where(eq(users.id, c.var.shopper.id))
    return c.body(null, 204)
  })
  .put('/country', authorize({ who: 'shopper' }), limitWords, parse('json', countryInput), async (c) => {
    const { country } = c.req.valid('json')
    await c.var.db.update(users).set({ country }).where(eq(users.id, c.var.shopper.id))
    return c.body(null, 204)
  })
  // Everything in one file: an unlocked device is not enough.
  .get('/export', authorize({ who: 'shopper', proven: true }), async (c) => {
    const { db, catalogue, shopper, session } = c.var
    return c.json(await readExport({ db, catalogue, bucket: c.env.PHOTOS }, shopper, session), 200)
  })
