import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { escapeHtml } from '#shared/escape-html.ts'
import { billingConfigured, openBilling } from '../stripe.ts'
import { openDb, type Db } from '../../lib/db.ts'
import { newSecret, sha256Hex } from '../../lib/ids.ts'
import { logFault } from '../../lib/log.ts'
import { within } from '../../lib/time-limit.ts'
import { openTransport, type Transport } from '../../mail/transport.ts'
import { isOff } from '../../switches/switches.ts'
import { endContract } from './end-contract.ts'
import { composeReceipt } from './receipt.ts'
import { withdrawals, type Withdrawal } from './schema.ts'

/** Longer than Stripe and two mails take, so that what was cut off is taken again after it. */
const leaseMs = 3 * 60_000
const sendMs = 20_000
const atOnce = 10
const backOffMs = (attempts: number) => Math.min(60_000 * 2 ** Math.min(attempts, 9), 6 * 3_600_000)

/** An older receipt is no news; a site that cannot send mails for so long has none to send. */
const receiptLifetimeMs = 7 * 24 * 3_600_000

/** Claims what is due, in one statement, so that no other run gets it. */
function claim(db: Db, id: string | undefined, now: Date) {
  const due = db
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(and(lte(withdrawals.tryAt, now), id === undefined ? undefined : eq(withdrawals.id, id)))
    .limit(atOnce)
  return db
    .update(withdrawals)
    .set({ attempts: sql`${withdrawals.attempts} + 1`, tryAt: new Date(now.getTime() + leaseMs) })
    .where(inArray(withdrawals.id, due))
    .returning()
}

const write = (db: Db, id: string, values: Partial<Withdrawal>) =>
  db.update(withdrawals).set(values).where(eq(withdrawals.id, id))

/** Ends what is to be ended, once it is sure who has declared it. */
async function settle(env: Env, db: Db, withdrawal: Withdrawal): Promise<Withdrawal> {
  const { id, userId, subject, confirmedAt, settledAt } = withdrawal
  if (confirmedAt === null || settledAt !== null) return withdrawal
  const isAtStripe = userId !== null && subject === 'luxe' && billingConfigured(env)
  const outcome = isAtStripe ? await endContract(await openBilling(env, db), userId, withdrawal) : 'nothing'
  const settled = { settledAt: new Date(), outcome } as const
  await db
    .update(withdrawals)
    .set(settled)
    .where(and(eq(withdrawals.id, id), isNull(withdrawals.settledAt)))
  return { ...withdrawal, ...settled }
}

async function sendReceipt(db: Db, transport: Transport, withdrawal: Withdrawal) {
  const { id, email, declaredAt, confirmedAt } = withdrawal
  const secret = confirmedAt === null ? newSecret() : null
  if (secret) await write(db, id, { linkHash: await sha256Hex(secret) })
  const composed = composeReceipt(withdrawal, transport.site, secret)
  // The receipt after her press is another mail than the one with the link.
  const mail = confirmedAt === null ? `${id}-asked` : id
  await within(sendMs, () => transport.send({ id: mail, to: email, writtenAt: declaredAt, ...composed }))
  await write(db, id, { receiptSentAt: new Date() })
}

/** Names nobody: who it is stands in the office. */
async function tellOperator(
  env: Env,
  db: Db,
  transport: Transport,
  { id, subject, confirmedAt, outcome }: Withdrawal,
) {
  const text = [
    `Somebody has withdrawn from a contract: ${subject}.`,
    confirmedAt === null
      ? 'It is not confirmed yet that she is who she says; nothing was ended.'
      : outcome === 'ended'
        ? 'Her subscription was ended. Pay back what is due to her within 14 days.'
        : 'Nothing was ended by itself. Look at it, and answer her.',
    `${transport.site}/office?in=payments`,
    `Its id: ${id}`,
  ].join('\n\n')
  await within(sendMs, () =>
    transport.send({
      id: crypto.randomUUID(),
      to: env.OPERATOR_MAIL,
      writtenAt: new Date(),
      subject: 'Cabine: a withdrawal',
      text,
      html: `<pre lang="en">${escapeHtml(text)}</pre>`,
    }),
  )
  await write(db, id, { toldAt: new Date() })
}

async function tellAll(env: Env, db: Db, transport: Transport | null, withdrawal: Withdrawal) {
  const isOld = Date.now() - withdrawal.declaredAt.getTime() > receiptLifetimeMs
  const owesReceipt = withdrawal.receiptSentAt === null && !isOld
  const owesNote = withdrawal.toldAt === null && !isOld && env.OPERATOR_MAIL !== ''
  if (!owesReceipt && !owesNote) return
  if (!transport) throw new Error('this site cannot send mails')
  if (owesReceipt) await sendReceipt(db, transport, withdrawal)
  if (owesNote) await tellOperator(env, db, transport, withdrawal)
}

/**
 * Does what is owed of one withdrawal: ends the contract, sends the receipt, tells the operator. A mail waits for nothing but the
 * first, and not for that where Stripe is away: its receipt then says that it is being done.
 */
async function attempt(env: Env, db: Db, transport: Transport | null, claimed: Withdrawal) {
  const { id, attempts } = claimed
  let isDone = true
  const fails = (step: string) => (error: unknown) => {
    isDone = false
    logFault('withdrawal_delayed', error, { step, attempts })
  }
  const settled = await settle(env, db, claimed).catch((error: unknown) => {
    fails('settle')(error)
    return claimed
  })
  await tellAll(env, db, transport, settled).catch(fails('tell'))
  // Confirmed meanwhile it is due at once, and stays so.
  await db
    .update(withdrawals)
    .set({ tryAt: isDone ? null : new Date(Date.now() + backOffMs(attempts)) })
    .where(
      and(eq(withdrawals.id, id), claimed.confirmedAt === null ? isNull(withdrawals.confirmedAt) : sql`1`),
    )
  return settled
}

/**
 * Goes on with the withdrawals that are due, or with one. It may be cut off anywhere and run at the same time: each step is done once
 * at Stripe, and a mail at least once.
 */
export async function workOffWithdrawals(
  env: Env,
  { id, requestUrl }: { id?: string; requestUrl?: string } = {},
) {
  const db = openDb(env.DB)
  const claimed = await claim(db, id, new Date())
  if (claimed.length === 0) return
  const transport = (await isOff(env, 'mails')) ? null : openTransport(env, requestUrl)
  for (const one of claimed) await attempt(env, db, transport, one)
}

/** Ends the contract within the call, so that the page can say what came of it; what fails goes on with the rest. */
export async function settleNow(env: Env, db: Db, withdrawal: Withdrawal): Promise<Withdrawal> {
  return settle(env, db, withdrawal).catch((error: unknown) => {
    logFault('withdrawal_delayed', error, { step: 'settle', attempts: 0 })
    return withdrawal
  })
}
