import { eq, sql } from 'drizzle-orm'
import { assignInput, reasonInput } from '#shared/office/act-inputs.ts'
import { officeErrors } from '#shared/office/office-errors.ts'
import { authorize, type StaffContext } from '../../auth/authorize.ts'
import { payBack } from '../../billing/pay-back.ts'
import { billingCustomers, unmatchedPayments } from '../../billing/schema.ts'
import { billingConfigured, openBilling } from '../../billing/stripe.ts'
import { answerStripeFault } from '../../billing/stripe-faults.ts'
import { syncCustomer } from '../../billing/sync-customer.ts'
import {
  findAssignment,
  giveCustomer,
  listUnmatched,
  type Refusal,
} from '../../billing/unmatched-payments.ts'
import { isOpenWithdrawal, listOpenWithdrawals, setDone } from '../../billing/withdrawals/open-withdrawals.ts'
import { withdrawals } from '../../billing/withdrawals/schema.ts'
import { factory } from '../../lib/app.ts'
import type { Db } from '../../lib/db.ts'
import { ApiError } from '../../lib/errors.ts'
import { limitWords, parse } from '../../lib/parse-input.ts'
import { logFault } from '../../lib/log.ts'
import { actorOf, refuseForOneself } from '../caller/actor.ts'
import { personal } from '../caller/personal-fields.ts'
import { jsonOf } from '../../audit-log/row-as-json.ts'
import { actOnAccounts, type Actor } from '../../audit-log/act.ts'

const refusals: Record<Refusal, 'not_found' | keyof typeof officeErrors> = {
  no_such_payment: 'not_found',
  no_customer: 'no_customer',
  no_such_account: 'no_such_account',
  of_another_account: 'of_another_account',
}

const paymentOf = (id: string) =>
  jsonOf(unmatchedPayments, ['amountCents', 'currency', 'customerId'], eq(unmatchedPayments.id, id))

/** Takes it from the list: what was to be done is done at Stripe. */
const settle = (db: Db, by: Actor, { id, act, reason }: { id: string; act: string; reason: string }) =>
  actOnAccounts(
    db,
    by,
    {
      act,
      subject: id,
      before: paymentOf(id),
      reason,
      onlyIf: sql`exists (select 1 from unmatched_payments open where open.id = ${id} and open.settled_at is null)`,
    },
    (isNoted) => [
      db
        .update(unmatchedPayments)
        .set({ settledAt: new Date(), email: null })
        .where(sql`${unmatchedPayments.id} = ${id} and ${isNoted}`),
    ],
  )

const withdrawalOf = (id: string) =>
  jsonOf(withdrawals, ['userId', 'subject', 'declaredAt', 'outcome'], eq(withdrawals.id, id))

type OpenWithdrawal = Awaited<ReturnType<typeof listOpenWithdrawals>>[number]

const presentWithdrawal = (
  c: StaffContext,
  { declaredAt, confirmedAt, name, email, ...withdrawal }: OpenWithdrawal,
) => ({
  ...withdrawal,
  name: personal(c, 'shopper', name),
  email: personal(c, 'shopper', email),
  declaredAt: declaredAt.toISOString(),
  isConfirmed: confirmedAt !== null,
})

export const paymentRoutes = factory
  .createApp()
  .onError(answerStripeFault)
  .get(
    '/',
    authorize({
      who: 'staff',
      role: 'support',
      batch: ({ db }) => [listUnmatched(db), listOpenWithdrawals(db)],
    }),
    (c) =>
      c.json(
        {
          canPayBack: billingConfigured(c.env),
          payments: c.var.rows[0].map(
            ({ paidAt, seenAt: _seen, settledAt: _settled, email, ...payment }) => ({
              ...payment,
              email: personal(c, 'shopper', email),
              paidAt: paidAt.toISOString(),
            }),
          ),
          withdrawals: c.var.rows[1].map((one) => presentWithdrawal(c, one)),
        },
        200,
      ),
  )
  .post(
    '/:id/assignment',
    authorize({ who: 'staff', role: 'support', proven: true }),
    limitWords,
    parse('json', assignInput),
    async (c) => {
      const { db } = c.var
      const id = c.req.param('id')
      const { account, reason } = c.req.valid('json')
      const found = await findAssignment(db, id, account)
      if (found.is === 'refused') throw new ApiError(refusals[found.why])
      const { customerId, userId } = found
      refuseForOneself(c, userId)
      const isFree = sql`not exists (select 1 from ${billingCustomers}
        where ${billingCustomers.id} = ${customerId} and ${billingCustomers.userId} <> ${userId})`
      const isGiven = await actOnAccounts(
        db,
        actorOf(c),
        {
          act: 'payment.assign',
          subject: id,
          before: paymentOf(id),
          after: { userId },
          reason,
          onlyIf: isFree,
        },
        (isNoted) => [giveCustomer(db, found, new Date(), isNoted)],
      )
      if (!isGiven) throw new ApiError('of_another_account')
      // At once where Stripe answers; else the next cron does it.
      if (billingConfigured(c.env))
        await syncCustomer(await openBilling(c.env, db), customerId).catch((error: unknown) =>
          logFault('assigned_not_synced', error),
        )
      return c.body(null, 204)
    },
  )
  .post(
    '/:id/refund',
    authorize({ who: 'staff', role: 'support', proven: true }),
    limitWords,
    parse('json', reasonInput),
    async (c) => {
      const { db } = c.var
      const id = c.req.param('id')
      const billing = await openBilling(c.env, db)
      // Noted before any money moves. Where Stripe then refuses, the log says that it was asked, and nothing of it is settled.
      const isOpen = sql`exists (select 1 from unmatched_payments open where open.id = ${id} and open.settled_at is null)`
      const { reason } = c.req.valid('json')
      const act = { act: 'payment.refund_asked', subject: id, before: paymentOf(id), reason, onlyIf: isOpen }
      if (!(await actOnAccounts(db, actorOf(c), act, () => []))) throw new ApiError('not_found')
      await payBack(billing, id)
      await settle(db, actorOf(c), { id, act: 'payment.refund', reason })
      return c.body(null, 204)
    },
  )
  .post(
    '/:id/settlement',
    authorize({ who: 'staff', role: 'support', proven: true }),
    limitWords,
    parse('json', reasonInput),
    async (c) => {
      const id = c.req.param('id')
      const isSettled = await settle(c.var.db, actorOf(c), {
        id,
        act: 'payment.settle',
        ...c.req.valid('json'),
      })
      if (!isSettled) throw new ApiError('not_found')
      return c.body(null, 204)
    },
  )
  .post(
    '/withdrawals/:id/settlement',
    authorize({ who: 'staff', role: 'support', proven: true }),
    limitWords,
    parse('json', reasonInput),
    async (c) => {
      const { db } = c.var
      const id = c.req.param('id')
      const act = {
        act: 'withdrawal.settle',
        subject: id,
        before: withdrawalOf(id),
        onlyIf: isOpenWithdrawal(id),
        ...c.req.valid('json'),
      }
      const isSettled = await actOnAccounts(db, actorOf(c), act, (isNoted) => [
        setDone(db, id, new Date(), isNoted),
      ])
      if (!isSettled) throw new ApiError('not_found')
      return c.body(null, 204)
    },
  )
