import * as v from 'valibot'
import { authorize, type BatchFor } from '../../auth/authorize.ts'
import { factory } from '../../lib/app.ts'
import { ApiError } from '../../lib/errors.ts'
import { idempotencyKey } from '../../lib/idempotency.ts'
import { newId } from '../../lib/ids.ts'
import { parse } from '../../lib/parse-input.ts'
import { presentHistory, readHistory } from '../../ledger/credit-history.ts'
import { spendCredit } from '../../ledger/ledger.ts'
import { monthlyLimitOf } from './monthly-limit.ts'

const historyQuery = v.object({
  /** The cursor of the page; the newest lines without one. */
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number))),
})

const readPage = ({ db, owner, c }: BatchFor<{ query: typeof historyQuery }>) =>
  [readHistory(db, owner, c.req.valid('query').before ?? Number.MAX_SAFE_INTEGER)] as const

/** A retry that repeats its `Idempotency-Key` is not charged again. */
export const creditRoutes = factory
  .createApp()
  .get('/history', parse('query', historyQuery), authorize({ who: 'shopper', batch: readPage }), (c) =>
    c.json(presentHistory(c.var.rows[0]), 200),
  )
  .post('/use_one', authorize({ who: 'shopper' }), async (c) => {
    const { spent, credits } = await spendCredit(
      c.var.db,
      c.var.shopper.id,
      idempotencyKey(c) ?? newId(),
      monthlyLimitOf(c.env, c.var.shopper),
    )
    // The specification has one error for this call, which also covers a used-up month of Luxe.
    if (!spent) throw new ApiError('no_credits', { credits_remaining: credits ?? 0 })
    return c.json({ success: true as const, credits_remaining: credits }, 200)
  })
