import { authorize } from '../../auth/authorize.ts'
import { factory } from '../../lib/app.ts'
import { parse } from '../../lib/parse-input.ts'
import { logQuery, readLog } from './read-log.ts'

export const logRoutes = factory
  .createApp()
  .get('/', authorize({ who: 'staff', role: 'viewer' }), parse('query', logQuery), async (c) =>
    c.json(await readLog(c, c.req.valid('query')), 200),
  )
