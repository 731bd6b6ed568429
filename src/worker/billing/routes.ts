import type { TypedResponse } from 'hono'
import * as v from 'valibot'
import { requireShopper } from '../auth/sessions.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { parse } from '../lib/input.ts'

const returnQuery = v.object({ session_id: v.pipe(v.string(), v.minLength(1), v.maxLength(300)) })

export const billingRoutes = factory
  .createApp()
  .get(
    '/verify-return',
    requireShopper,
    parse('query', returnQuery),
    (): TypedResponse<{ premium: boolean }, 200, 'json'> => {
      throw new ApiError('billing_not_configured')
    },
  )
