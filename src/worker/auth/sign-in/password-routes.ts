import { and, eq, exists, sql } from 'drizzle-orm'
import { changePasswordInput, emailInput, resetPasswordInput } from '#shared/auth.ts'
import { factory } from '../../lib/app.ts'
import type { Db } from '../../lib/db.ts'
import { ApiError } from '../../lib/errors.ts'
import { newId, sha256Hex } from '../../lib/ids.ts'
import { limitWords, parse } from '../../lib/parse-input.ts'
import { mails, mailedLinks } from '../../mail/schema.ts'
import { canMail, sendMails } from '../../mail/send.ts'
import { mailWhere } from '../../mail/write-mail.ts'
import { authorize, type BatchFor } from '../authorize.ts'
import { holderOf } from '../email-holder.ts'
import { isLink } from '../../mail/mailed-links.ts'
import { hashPassword, verifyPassword } from '../passwords.ts'
import { users } from '../../shoppers/schema.ts'
import { setPassword } from './set-password.ts'
import { refuseWeak } from '../weak-passwords.ts'
import { countAttempt, forgotLimits, linkLimits, proofLimits, signInLimits } from '../throttle.ts'
import { addressOf } from '../../lib/sender-address.ts'

/** Writes the mail. It is the same statement for an unknown address, so the time taken tells nothing about accounts. */
async function writeResetMail(db: Db, email: string) {
  const [written] = await mailWhere(db, eq(users.id, holderOf(email)), {
    key: `reset_password:${newId()}`,
    kind: sql`case when ${users.passwordHash} is null then 'set_password' else 'reset_password' end`,
    data: {},
    now: new Date(),
  }).returning({ userId: mails.userId })
  return written
}

/** Comes before the costly hash, so that an invalid link costs one query only. */
async function findReset(db: Db, secretHash: string) {
  const [link] = await db
    .select({ userId: mailedLinks.userId, email: mailedLinks.email })
    .from(mailedLinks)
    .where(isLink(secretHash, 'reset_password'))
  if (!link) throw new ApiError('link_invalid')
  return link
}

/** Under /auth: for shoppers who cannot sign in. */
export const forgottenPasswordRoutes = factory
  .createApp()
  .post('/forgot-password', limitWords, parse('json', emailInput), async (c) => {
    if (!canMail(c)) throw new ApiError('mail_unavailable')
    const { email } = c.req.valid('json')
    await countAttempt(c.var.db, forgotLimits(email, addressOf(c)))
    const written = await writeResetMail(c.var.db, email)
    if (written) sendMails(c, written.userId)
    return c.json({ success: true as const }, 202)
  })
  .post('/reset-password', limitWords, parse('json', resetPasswordInput), async (c) => {
    const { db } = c.var
    const { token, password } = c.req.valid('json')
    await countAttempt(db, linkLimits(addressOf(c)))
    const secretHash = await sha256Hex(token)
    const { userId, email } = await findReset(db, secretHash)
    await refuseWeak(c, password, { email })
    const passwordHash = await hashPassword(password)
    const link = db
      .select({ userId: mailedLinks.userId })
      .from(mailedLinks)
      .where(and(isLink(secretHash, 'reset_password'), eq(mailedLinks.email, sql`${users}.email`)))
    const set = await setPassword(c, {
      userId,
      passwordHash,
      allowed: exists(link),
      verifies: true,
      forgiven: signInLimits(email, addressOf(c)).slice(0, 1),
    })
    if (!set) throw new ApiError('link_invalid')
    sendMails(c, userId)
    return set.isPending ? c.json({ user: null }, 202) : c.json({ user: set.user }, 200)
  })

const readHash = ({ db, owner }: BatchFor) =>
  [db.select({ passwordHash: users.passwordHash }).from(users).where(eq(users.id, owner))] as const

/** Under /account: for shoppers who know their current password. */
export const changePasswordRoutes = factory
  .createApp()
  .put(
    '/password',
    limitWords,
    parse('json', changePasswordInput),
    authorize({ who: 'shopper', batch: readHash }),
    async (c) => {
      const { currentPassword, password } = c.req.valid('json')
      const { shopper, rows } = c.var
      await refuseWeak(c, password, shopper)
      const former = rows[0][0]?.passwordHash
      // A session has limits of its own: strangers who guess at sign-in must not keep her from changing it.
      const limits = proofLimits(c.var.session)
      await countAttempt(c.var.db, limits)
      const matches = await verifyPassword(currentPassword, former)
      if (!former || !matches) throw new ApiError('wrong_password', { field: 'currentPassword' })
      const set = await setPassword(c, {
        userId: shopper.id,
        passwordHash: await hashPassword(password),
        allowed: eq(users.passwordHash, former),
        forgiven: limits,
      })
      if (!set) throw new ApiError('wrong_password', { field: 'currentPassword' })
      sendMails(c, shopper.id)
      return c.body(null, 204)
    },
  )
