import { authorize } from '../../auth/authorize.ts'
import { factory } from '../../lib/app.ts'
import { listErrorMessages } from '../../operations/client-errors.ts'

export const errorRoutes = factory
  .createApp()
  .get('/', authorize({ who: 'staff', role: 'viewer' }), async (c) =>
    c.json({ errors: await listErrorMessages(c.var.catalogue) }, 200),
  )
