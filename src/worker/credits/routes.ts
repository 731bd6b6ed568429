import { requireShopper } from '../auth/sessions.ts'
import { factory } from '../lib/app.ts'
import { ApiError } from '../lib/errors.ts'
import { newId } from '../lib/ids.ts'
import { spendCredit } from './ledger.ts'

/** A retry that names its first try in `Idempotency-Key` is not charged again. */
export const creditRoutes = factory
  .createApp()
  .use(requireShopper)
  .post('/use_one', async (c) => {
    const { spent, credits } = await spendCredit(
      c.var.db,
      c.var.shopper.id,
      c.req.header('Idempotency-Key')?.slice(0, 64) || newId(),
    )
    if (!spent) throw new ApiError('no_credits', { credits_remaining: credits })
    return c.json({ success: true as const, credits_remaining: credits }, 200)
  })
