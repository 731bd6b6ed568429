import { authorize } from '../auth/authorize.ts'
import { answerError } from '../lib/answer-error.ts'
import { apiHeaders, factory, sameOrigin, withDb } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { editorialRoutes } from './editorial/routes.ts'
import { errorRoutes } from './errors/routes.ts'
import { searchRoutes } from './search/routes.ts'
import { homeRoutes } from './home/routes.ts'
import { feedRoutes } from './feeds/routes.ts'
import { logRoutes } from './log/routes.ts'
import { moderationRoutes } from './moderation/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { photographerRoutes } from './photographers/routes.ts'
import { shopperRoutes } from './shoppers/routes.ts'
import { staffRoutes } from './staff/routes.ts'
import { switchRoutes } from './switches/routes.ts'

export const officePath = '/api/office'

/**
 * The office is an app of its own beside the API: the public description of the API does not tell of it, and whoever does not
 * work here is answered 404 at every address (decision 0045).
 */
export const office = factory
  .createApp()
  .basePath(officePath)
  .use(apiHeaders)
  .use(async (c, next) => {
    await next()
    c.header('X-Robots-Tag', 'noindex')
  })
  .use(sameOrigin, withDb)
  .get('/me', authorize({ who: 'staff', role: 'viewer' }), (c) =>
    c.json({ id: c.var.shopper.id, name: c.var.shopper.name, role: c.var.role }, 200),
  )
  .route('/home', homeRoutes)
  .route('/staff', staffRoutes)
  .route('/log', logRoutes)
  .route('/editorial', editorialRoutes)
  .route('/search', searchRoutes)
  .route('/feeds', feedRoutes)
  .route('/moderation', moderationRoutes)
  .route('/switches', switchRoutes)
  .route('/photographers', photographerRoutes)
  .route('/shoppers', shopperRoutes)
  .route('/payments', paymentRoutes)
  .route('/errors', errorRoutes)
  .all('*', () => {
    throw new ApiError('not_found')
  })
  .onError(answerError)

export type Office = typeof office
