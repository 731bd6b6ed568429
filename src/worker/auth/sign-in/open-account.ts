import type { Language } from '@cabine/sophia/vocabulary/languages.ts'
import type { ApiContext } from '../../lib/app.ts'
import { ApiError } from '../../lib/errors.ts'
import { deviceHash } from '../known-devices.ts'
import { matchPassword } from '../passwords.ts'
import { accountsWith, createUser } from './queries.ts'
import { countAttempt, forgetAttempts, knownDeviceLimits, signInLimits } from '../throttle.ts'
import { addressOf } from '../../lib/sender-address.ts'

type Opened = Pick<
  Awaited<ReturnType<typeof accountsWith>>[number],
  'id' | 'name' | 'email' | 'passwordHash' | 'asksFactor'
>

/**
 * Finds the account that email and password open. Throws wrong_credentials or too_many_attempts.
 *
 * A device that knows an account is not concerned by what strangers try on it. For other accounts with the address it is a
 * stranger itself: else an account of one's own with somebody's address would be a way to guess at hers.
 */
export async function findBySignIn(c: ApiContext, email: string, password: string): Promise<Opened> {
  const { db } = c.var
  const device = await deviceHash(c)
  const accounts = await accountsWith(db, email, device)
  const strangersLimits = signInLimits(email, addressOf(c))
  const ownLimits = device && accounts.some(({ isKnown }) => isKnown) ? knownDeviceLimits(device) : null
  await countAttempt(db, ownLimits ?? strangersLimits)
  const { matches } = await matchPassword(
    password,
    accounts.map(({ passwordHash }) => passwordHash),
  )
  const account = accounts[matches]
  if (ownLimits && !account?.isKnown && accounts.some(({ isKnown }) => !isKnown))
    await countAttempt(db, strangersLimits)
  if (!account) throw new ApiError('wrong_credentials', { field: 'password' })
  // What an account without a proven address clears, its maker could use to go on guessing at another with that address.
  if (ownLimits && account.isKnown) await forgetAttempts(db, ownLimits)
  else if (account.isConfirmed) await forgetAttempts(db, strangersLimits.slice(0, 1))
  return account
}

type Wanted = { name: string; email: string; password: string; language: Language; isOldEnough: boolean }

const maxTurns = 3

/**
 * Makes an account, whether or not there are others with its address, or finds the one that email and password open
 * already: sent twice, a sign-up makes one. `mailed` are the shoppers for whom a mail was written.
 */
export async function openBySignUp(c: ApiContext, { password, ...wanted }: Wanted) {
  const { db } = c.var
  for (let turn = 0; turn < maxTurns; turn++) {
    const accounts = await accountsWith(db, wanted.email, null)
    const { matches, hash } = await matchPassword(
      password,
      accounts.map(({ passwordHash }) => passwordHash),
    )
    const found = accounts[matches]
    // A sign-up has no second step, so this account is opened by signing in.
    if (found?.asksFactor) throw new ApiError('email_taken', { field: 'email' })
    if (found) return { ...found, mailed: [] }
    const known = accounts.map(({ id }) => id)
    const created = await createUser(db, { ...wanted, passwordHash: hash }, known)
    if (created) return { ...created, name: wanted.name, passwordHash: hash }
  }
  throw new ApiError('server_busy')
}
