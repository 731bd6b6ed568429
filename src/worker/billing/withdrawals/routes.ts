import { linkInput } from '#shared/auth.ts'
import { withdrawalInput } from '#shared/withdrawals.ts'
import { authorize } from '../../auth/authorize.ts'
import { countAttempt, linkLimits, withdrawalLimits } from '../../auth/throttle.ts'
import { addressOf } from '../../lib/sender-address.ts'
import { factory, type ApiContext } from '../../lib/app.ts'
import { limitWords, parse } from '../../lib/parse-input.ts'
import { logFault } from '../../lib/log.ts'
import { canMail, sendMails } from '../../mail/send.ts'
import { deliver } from '../../notifications/deliver.ts'
import { confirmWithdrawal, keepWithdrawal } from './keep-withdrawal.ts'
import type { Withdrawal } from './schema.ts'
import { settleNow, workOffWithdrawals } from './work-off.ts'

/** Ends what is to be ended, and sends the mails behind the answer. */
async function goOn(c: ApiContext, kept: Withdrawal) {
  const settled = await settleNow(c.env, c.var.db, kept)
  c.executionCtx.waitUntil(
    workOffWithdrawals(c.env, { id: kept.id, requestUrl: c.req.url }).catch((error: unknown) =>
      logFault('withdrawal_not_worked_off', error),
    ),
  )
  if (settled.userId !== null) {
    sendMails(c, settled.userId)
    c.executionCtx.waitUntil(deliver(c.env, settled.userId))
  }
  return settled
}

const present = (c: ApiContext, { declaredAt, confirmedAt, outcome, email }: Withdrawal) => ({
  declaredAt: declaredAt.toISOString(),
  email,
  isConfirmed: confirmedAt !== null,
  outcome,
  isMailed: canMail(c),
})

/** Withdrawing from a contract: by anybody, with or without an account. */
export const withdrawalRoutes = factory
  .createApp()
  .post('/', authorize({ who: 'anybody' }), limitWords, parse('json', withdrawalInput), async (c) => {
    const input = c.req.valid('json')
    const shopper = (await c.var.caller?.find()) ?? null
    await countAttempt(c.var.db, withdrawalLimits(shopper?.id ?? null, input.email, addressOf(c)))
    const kept = await keepWithdrawal(c.var.db, input, shopper, new Date())
    return c.json(present(c, await goOn(c, kept)), 200)
  })
  .post('/confirmation', limitWords, parse('json', linkInput), async (c) => {
    await countAttempt(c.var.db, linkLimits(addressOf(c)))
    const confirmed = await confirmWithdrawal(c.var.db, c.req.valid('json').token, new Date())
    return c.json(present(c, await goOn(c, confirmed)), 200)
  })
