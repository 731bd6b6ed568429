import { and, eq, isNull, sql } from 'drizzle-orm'
import type { WithdrawalInput } from '#shared/withdrawals.ts'
import type { Shopper } from '../../auth/authorize.ts'
import { users } from '../../shoppers/schema.ts'
import type { Db } from '../../lib/db.ts'
import { ApiError } from '../../lib/errors.ts'
import { sha256Hex } from '../../lib/ids.ts'
import { withdrawals, type Withdrawal } from './schema.ts'

/**
 * Keeps a declaration, once for each id. Who is signed in declares for her own account and address; what anybody else declares
 * waits for a press in a mail. Throws key_reused where somebody else's declaration has this id.
 */
export async function keepWithdrawal(
  db: Db,
  input: WithdrawalInput,
  shopper: Pick<Shopper, 'id' | 'email'> | null,
  now: Date,
): Promise<Withdrawal> {
  const email = shopper?.email ?? input.email
  await db
    .insert(withdrawals)
    .values({
      ...input,
      email,
      userId: shopper?.id ?? null,
      declaredAt: now,
      confirmedAt: shopper ? now : null,
      tryAt: now,
    })
    .onConflictDoNothing()
  const [kept] = await db.select().from(withdrawals).where(eq(withdrawals.id, input.id))
  const isOwn = shopper ? kept?.userId === shopper.id : kept?.email === email && kept.userId === null
  if (!kept || !isOwn) throw new ApiError('key_reused')
  return kept
}

/** How long the press in the mail counts. */
const linkLifetimeMs = 30 * 24 * 3_600_000

/**
 * What the press in the mail does: whoever reads her mailbox is she, so the declaration is that of her account, if she has one. A second
 * press finds the same. Throws link_invalid.
 */
export async function confirmWithdrawal(db: Db, secret: string, now: Date): Promise<Withdrawal> {
  const isLinked = and(
    eq(withdrawals.linkHash, await sha256Hex(secret)),
    sql`${withdrawals.declaredAt} > ${now.getTime() - linkLifetimeMs}`,
  )
  const [, [found]] = await db.batch([
    db
      .update(withdrawals)
      .set({
        confirmedAt: now,
        userId: sql`(select ${users.id} from ${users} where ${users.email} = ${withdrawals.email})`,
        // With what has come of it there is something to tell the operator again, and her receipt has every word now.
        toldAt: null,
        receiptSentAt: null,
        tryAt: now,
      })
      .where(and(isLinked, isNull(withdrawals.confirmedAt))),
    db.select().from(withdrawals).where(isLinked),
  ])
  if (!found) throw new ApiError('link_invalid')
  return found
}
