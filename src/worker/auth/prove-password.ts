import { ApiError } from '../lib/errors.ts'
import type { ShopperContext } from './authorize.ts'
import { verifyPassword } from './passwords.ts'
import { findByEmail } from './queries.ts'
import { addressOf, countAttempt, forgetAttempts, signInLimits } from './throttle.ts'

/**
 * Throws `wrong_password` unless it is the shopper's password. It can be guessed here as well as at sign-in, so both
 * count against the same limits.
 */
export async function provePassword(c: ShopperContext, password: string) {
  const { db, shopper } = c.var
  const limits = signInLimits(shopper.email, addressOf(c))
  await countAttempt(db, limits)
  const account = await findByEmail(db, shopper.email)
  if (!(await verifyPassword(password, account?.passwordHash)))
    throw new ApiError('wrong_password', { field: 'password' })
  await forgetAttempts(db, limits.slice(0, 1))
}
