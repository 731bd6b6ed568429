import { readOperator } from '#shared/operator/facts.ts'
import { factory } from '../lib/app.ts'
import { shareAnswer } from '../lib/edge-cache.ts'
import { supportEmail } from './support-address.ts'

/** Who runs this site, as its operator says it. */
export const operatorRoutes = factory
  .createApp()
  .get('/', shareAnswer({ life: 'document', tags: ['document'] }), (c) =>
    c.json({ facts: readOperator(c.env.OPERATOR).facts, supportEmail: supportEmail(c.env) }, 200),
  )
