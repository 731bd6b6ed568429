import { and, eq, sql } from 'drizzle-orm'
import { emailInput, linkInput } from '#shared/auth.ts'
import { takeEmailAlong } from '../billing/customer-email.ts'
import { factory, type ApiContext } from '../lib/app.ts'
import { openDb } from '../lib/db.ts'
import { ApiError } from '../lib/errors.ts'
import { newId, sha256Hex } from '../lib/ids.ts'
import { limitWords, parse } from '../lib/parse-input.ts'
import { logSecurity } from '../lib/security-log.ts'
import { canMail, sendMails } from '../mail/send.ts'
import { mail, mailWhere } from '../mail/write-mail.ts'
import { noteActivityWhere } from '../auth/activity.ts'
import { authorize } from '../auth/authorize.ts'
import { isUnconfirmedElsewhere } from '../auth/email-holder.ts'
import { mailHolder } from '../auth/sign-in/queries.ts'
import { mailedLinks } from '../mail/schema.ts'
import { users } from '../shoppers/schema.ts'
import { countAttempt, linkLimits, verificationLimits } from '../auth/throttle.ts'
import { addressOf } from '../lib/sender-address.ts'

/** Applies what a link stands for and deletes the link, in one batch, so that it works once. */
async function openLink(c: ApiContext, token: string) {
  const { db } = c.var
  const now = new Date()
  const secretHash = await sha256Hex(token)
  const ofLink = (column: 'user_id' | 'email', purpose: 'verify_email' | 'change_email') =>
    sql`(select ${sql.raw(column)} from mailed_links where secret_hash = ${secretHash} and purpose = ${purpose}
      and expires_at > ${now.getTime()})`
  const verifies = and(
    eq(users.id, ofLink('user_id', 'verify_email')),
    eq(users.email, ofLink('email', 'verify_email')),
    isUnconfirmedElsewhere(users.email, users.id),
  )
  const changes = and(
    eq(users.id, ofLink('user_id', 'change_email')),
    isUnconfirmedElsewhere(ofLink('email', 'change_email'), users.id),
  )
  const done = { userId: users.id, email: users.email }
  const [[former], [verified], , , [changed], [opened]] = await db.batch([
    db.select({ email: users.email }).from(users).where(changes),
    db
      .update(users)
      .set({ emailVerifiedAt: sql`coalesce(${users.emailVerifiedAt}, ${now.getTime()})` })
      .where(verifies)
      .returning(done),
    // Comes before the change, so that the mail goes to the former address.
    mailWhere(db, changes, { key: `email_changed:${now.getTime()}`, kind: 'email_changed', data: {}, now }),
    noteActivityWhere(c, changes, 'email_changed'),
    db
      .update(users)
      .set({ email: ofLink('email', 'change_email'), emailVerifiedAt: now })
      .where(changes)
      .returning(done),
    db
      .delete(mailedLinks)
      .where(and(eq(mailedLinks.secretHash, secretHash), sql`${mailedLinks.purpose} <> 'reset_password'`))
      .returning({ purpose: mailedLinks.purpose, expiresAt: mailedLinks.expiresAt }),
  ])
  const isTaken = !changed && opened?.purpose === 'change_email' && opened.expiresAt > now
  return { verified, changed: changed && former && { ...changed, former: former.email }, isTaken }
}

/**
 * Under /auth, because a mail may be opened on a device that is not signed in. It takes a POST, because mail scanners
 * open links too.
 */
export const openLinkRoutes = factory
  .createApp()
  .post('/verify-email', limitWords, parse('json', linkInput), async (c) => {
    await countAttempt(c.var.db, linkLimits(addressOf(c)))
    const { verified, changed, isTaken } = await openLink(c, c.req.valid('json').token)
    if (isTaken) throw new ApiError('email_taken')
    const done = changed ?? verified
    if (!done) throw new ApiError('link_invalid')
    logSecurity('credential_changed', changed ? 'email' : 'email_confirmed')
    if (changed) {
      sendMails(c, changed.userId)
      c.executionCtx.waitUntil(takeEmailAlong(c.env, openDb(c.env.DB), changed))
    }
    return c.json({ email: done.email, isChanged: changed !== undefined }, 200)
  })

/** Under /account/email: for a shopper who is signed in. */
export const ownEmailRoutes = factory
  .createApp()
  .post('/verification', authorize({ who: 'shopper' }), async (c) => {
    const { db, shopper } = c.var
    if (!canMail(c)) throw new ApiError('mail_unavailable')
    if (shopper.emailVerifiedAt) return c.body(null, 204)
    await countAttempt(db, verificationLimits(shopper.id, shopper.email, addressOf(c)))
    const now = new Date()
    await mail(db, shopper.id, { key: `verify_email:${newId()}`, kind: 'verify_email', data: {}, now })
    sendMails(c, shopper.id)
    return c.body(null, 204)
  })
  // The mailbox gives access to the account, so an unlocked device is not enough to change it.
  .put('/', authorize({ who: 'shopper', proven: true }), limitWords, parse('json', emailInput), async (c) => {
    const { db, shopper } = c.var
    if (!canMail(c)) throw new ApiError('mail_unavailable')
    const { email: to } = c.req.valid('json')
    await countAttempt(db, verificationLimits(shopper.id, to, addressOf(c)))
    const now = new Date()
    // Whether the address is somebody's already is told to that mailbox, and not here.
    const [, told] = await db.batch([
      mail(
        db,
        shopper.id,
        { key: `change_email:${newId()}`, kind: 'change_email', data: {}, to, now },
        isUnconfirmedElsewhere(to, shopper.id),
      ),
      mailHolder(db, to, shopper.id, now),
    ])
    for (const userId of [shopper.id, ...told.map((one) => one.userId)]) sendMails(c, userId)
    return c.body(null, 204)
  })
