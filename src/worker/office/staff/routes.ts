import { grantInput, reasonInput } from '#shared/office/act-inputs.ts'
import { authorize } from '../../auth/authorize.ts'
import { factory } from '../../lib/app.ts'
import { ApiError } from '../../lib/errors.ts'
import { limitWords, parse } from '../../lib/parse-input.ts'
import { personal } from '../caller/personal-fields.ts'
import { actorOf } from '../caller/actor.ts'
import { findAccountId, grantRole, listStaff, removeRole } from './roles.ts'

export const staffRoutes = factory
  .createApp()
  .get('/', authorize({ who: 'staff', role: 'viewer', batch: ({ db }) => [listStaff(db)] }), (c) =>
    c.json(
      c.var.rows[0].map(({ since, name, email, ...one }) => ({
        ...one,
        name: personal(c, 'colleague', name),
        email: personal(c, 'colleague', email),
        since: since.toISOString(),
      })),
      200,
    ),
  )
  .put(
    '/',
    authorize({ who: 'staff', role: 'owner', proven: true }),
    limitWords,
    parse('json', grantInput),
    async (c) => {
      const { db } = c.var
      const { account, role, reason } = c.req.valid('json')
      const userId = await findAccountId(db, account)
      if (!userId) throw new ApiError('no_such_account', { field: 'account' })
      if (!(await grantRole(db, actorOf(c), { userId, role, reason }))) throw new ApiError('last_owner')
      return c.body(null, 204)
    },
  )
  .post(
    '/:id/removal',
    authorize({ who: 'staff', role: 'owner', proven: true }),
    limitWords,
    parse('json', reasonInput),
    async (c) => {
      const { db } = c.var
      const userId = c.req.param('id')
      const isRemoved = await removeRole(db, actorOf(c), { userId, ...c.req.valid('json') })
      if (isRemoved) return c.body(null, 204)
      const isThere = (await listStaff(db)).some(({ id }) => id === userId)
      throw new ApiError(isThere ? 'last_owner' : 'not_found')
    },
  )
