import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { isLanguage } from '#shared/languages.ts'
import { makeLink, linkLifetimesMs, type LinkPurpose } from '../auth/mailed-links.ts'
import { users } from '../auth/schema.ts'
import type { ApiContext } from '../lib/app.ts'
import { openDb, type Db } from '../lib/db.ts'
import { logEvent, logFault } from '../lib/log.ts'
import { within } from '../lib/within.ts'
import { ofItsKind } from '../lib/rows.ts'
import { compose } from './compose.ts'
import type { MailContent, MailKind } from './kinds.ts'
import { openPost, type Post } from './post.ts'
import { mails } from './schema.ts'

/** What came no sooner is no news any more; and a binding that is added later must not mail all that was. */
const lifetimeMs = 24 * 60 * 60 * 1000
export const mostAttempts = 8
/** Longer than a turn takes: whoever was cut off is followed after it. */
const leaseMs = 2 * 60_000
const sendMs = 20_000
const atOnce = 10
const turnsOfRun = 10
const backOffMs = (attempts: number) => Math.min(60_000 * 2 ** (attempts - 1), 60 * 60_000)

const purposes: Partial<Record<MailKind, LinkPurpose>> = {
  verify_email: 'verify_email',
  change_email: 'change_email',
  reset_password: 'reset_password',
  set_password: 'reset_password',
}

type Owed = typeof mails.$inferSelect

/** Takes what is due, and nobody else does: one statement. */
function claim(db: Db, userId: string | undefined, now: Date) {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        isNull(mails.sentAt),
        gt(mails.createdAt, new Date(now.getTime() - lifetimeMs)),
        lt(mails.attempts, mostAttempts),
        or(isNull(mails.heldUntil), lte(mails.heldUntil, now)),
        userId === undefined ? undefined : eq(mails.userId, userId),
      ),
    )
    .orderBy(asc(mails.createdAt))
    .limit(atOnce)
  return db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, heldUntil: new Date(now.getTime() + leaseMs) })
    .where(inArray(mails.id, due))
    .returning()
}

const readReaders = (db: Db, owed: Owed[]) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      language: users.language,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(users)
    .where(inArray(users.id, [...new Set(owed.map(({ userId }) => userId))]))

type Reader = Awaited<ReturnType<typeof readReaders>>[number]

/** What has happened meanwhile: a link that would lead nowhere, or came too late, is not sent. */
function isPointless({ kind, email, createdAt }: Owed, reader: Reader, now: Date) {
  const purpose = purposes[kind]
  if (!purpose) return false
  if (now.getTime() - createdAt.getTime() > linkLifetimesMs[purpose]) return true
  if (purpose === 'change_email') return false
  return reader.email !== email || (purpose === 'verify_email' && reader.emailVerifiedAt !== null)
}

async function sendOne(db: Db, post: Post, owed: Owed, reader: Reader) {
  const { id, userId, kind, data, email, createdAt } = owed
  const purpose = purposes[kind]
  const secret = purpose ? await makeLink(db, { userId, purpose, email, mailId: id }) : null
  if (purpose && secret === null) return
  const composed = compose(
    ofItsKind<MailContent>({ kind, data }),
    {
      name: reader.name,
      language: isLanguage(reader.language) ? reader.language : 'en',
      knowsHer: reader.emailVerifiedAt !== null && reader.email === email,
    },
    post.site,
    secret,
  )
  await within(sendMs, () => post.send({ id, to: email, writtenAt: createdAt, ...composed }))
}

const markSent = (db: Db, id: string) =>
  db.update(mails).set({ sentAt: new Date(), heldUntil: null }).where(eq(mails.id, id))

/** An error of the mail service may name an address: its code is told, not its sentence. */
function codeOf(error: unknown) {
  if (!(error instanceof Error)) return 'none'
  return 'code' in error ? String(error.code) : error.name
}

async function attempt(db: Db, post: Post, owed: Owed, reader: Reader | undefined) {
  const { id, kind, attempts } = owed
  try {
    if (reader && !isPointless(owed, reader, new Date())) await sendOne(db, post, owed, reader)
    await markSent(db, id)
  } catch (error) {
    logEvent(attempts < mostAttempts ? 'mail_delayed' : 'mail_given_up', {
      kind,
      attempts,
      code: codeOf(error),
    })
    await db
      .update(mails)
      .set({ heldUntil: new Date(Date.now() + backOffMs(attempts)) })
      .where(eq(mails.id, id))
  }
}

/**
 * Sends what is owed, of everybody or of one. Safe to be cut off anywhere and to run beside itself: what was taken
 * and not marked is taken again after its lease. Cut off between the sending and the mark it sends twice, which
 * no mail service can exclude; lost is none.
 */
export async function sendOwed(
  env: Env,
  { userId, requestUrl }: { userId?: string; requestUrl?: string } = {},
) {
  const post = openPost(env, requestUrl)
  if (!post) return
  const db = openDb(env.DB)
  for (let turn = 0; turn < turnsOfRun; turn++) {
    const owed = await claim(db, userId, new Date())
    if (owed.length === 0) return
    const readers = new Map((await readReaders(db, owed)).map((reader) => [reader.id, reader]))
    await Promise.all(owed.map((one) => attempt(db, post, one, readers.get(one.userId))))
    if (owed.length < atOnce) return
  }
}

/** Right after the write, best effort: what is cut off here, the cron sends. */
export const sendQuietly = (env: Env, requestUrl: string, userId?: string) =>
  sendOwed(env, { requestUrl, ...(userId && { userId }) }).catch((error: unknown) =>
    logFault('mails_not_sent', error),
  )

/** Behind the answer. */
export const sendMails = (c: ApiContext, userId: string) =>
  c.executionCtx.waitUntil(sendQuietly(c.env, c.req.url, userId))

/** Whether this site can send mails at all. */
export const canMail = (c: ApiContext) => openPost(c.env, c.req.url) !== null
