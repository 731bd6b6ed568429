import { eq } from 'drizzle-orm'
import { ApiError } from '../lib/errors.ts'
import type { ShopperContext } from './authorize.ts'
import { verifyPassword } from './passwords.ts'
import { users } from '../shoppers/schema.ts'
import { countAttempt, forgetAttempts, proofLimits } from './throttle.ts'

/**
 * Throws `wrong_password` unless it is the shopper's password. The session has limits of its own, so that strangers who
 * guess at sign-in do not lock her out of what is open here.
 */
export async function provePassword(c: ShopperContext, password: string) {
  const { db, shopper, session } = c.var
  const limits = proofLimits(session)
  await countAttempt(db, limits)
  const [account] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, shopper.id))
  if (!(await verifyPassword(password, account?.passwordHash)))
    throw new ApiError('wrong_password', { field: 'password' })
  await forgetAttempts(db, limits)
}
