import { and, asc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { isLanguage } from '@cabine/sophia/vocabulary/languages.ts'
import { makeLink, linkLifetimesMs, type LinkPurpose } from './mailed-links.ts'
import { users } from '../shoppers/schema.ts'
import type { ApiContext } from '../lib/app.ts'
import { openDb, type Db } from '../lib/db.ts'
import { logEvent, logFault } from '../lib/log.ts'
import { within } from '../lib/time-limit.ts'
import { ofItsKind } from '../lib/row-types.ts'
import { isOff } from '../switches/switches.ts'
import { compose } from './compose-mail.ts'
import type { MailContent, MailKind } from './kinds.ts'
import { openTransport, type Transport } from './transport.ts'
import { mails } from './schema.ts'

/**
 * Older mails are no news and are not sent; otherwise a binding that is added later would send all that was ever
 * written.
 */
const lifetimeMs = 24 * 60 * 60 * 1000
export const maxAttempts = 8
/** Longer than sending takes, so that a mail whose run was interrupted is taken again after it. */
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

type PendingMail = typeof mails.$inferSelect

/** Claims the mails that are due, in one statement, so that no other run gets them. */
function claim(db: Db, userId: string | undefined, now: Date) {
  const due = db
    .select({ id: mails.id })
    .from(mails)
    .where(
      and(
        isNull(mails.sentAt),
        gt(mails.createdAt, new Date(now.getTime() - lifetimeMs)),
        lt(mails.attempts, maxAttempts),
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

const readReaders = (db: Db, pending: PendingMail[]) =>
  db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      language: users.language,
      emailVerifiedAt: users.emailVerifiedAt,
    })
    .from(users)
    .where(inArray(users.id, [...new Set(pending.map(({ userId }) => userId))]))

type Reader = Awaited<ReturnType<typeof readReaders>>[number]

/** Whether the mail has become pointless: its link would lead nowhere, or it comes too late. */
function isPointless({ kind, email, createdAt }: PendingMail, reader: Reader, now: Date) {
  const purpose = purposes[kind]
  if (!purpose) return false
  if (now.getTime() - createdAt.getTime() > linkLifetimesMs[purpose]) return true
  if (purpose === 'change_email') return false
  return reader.email !== email || (purpose === 'verify_email' && reader.emailVerifiedAt !== null)
}

async function sendOne(db: Db, transport: Transport, pending: PendingMail, reader: Reader) {
  const { id, userId, kind, data, email, createdAt } = pending
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
    transport,
    secret,
  )
  await within(sendMs, () => transport.send({ id, to: email, writtenAt: createdAt, ...composed }))
}

const markSent = (db: Db, id: string) =>
  db.update(mails).set({ sentAt: new Date(), heldUntil: null }).where(eq(mails.id, id))

/** An error of the mail service may contain an address, so only its code is logged. */
function codeOf(error: unknown) {
  if (!(error instanceof Error)) return 'none'
  return 'code' in error ? String(error.code) : error.name
}

async function attempt(db: Db, transport: Transport, pending: PendingMail, reader: Reader | undefined) {
  const { id, kind, attempts } = pending
  try {
    if (reader && !isPointless(pending, reader, new Date())) await sendOne(db, transport, pending, reader)
    await markSent(db, id)
  } catch (error) {
    logEvent(attempts < maxAttempts ? 'mail_delayed' : 'mail_given_up', {
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
 * Sends pending mails, of all shoppers or of one. It may be interrupted and run concurrently: a mail that was claimed
 * and not marked is claimed again after its lease. After an interruption between sending and marking it is sent
 * twice, which no mail service can exclude; none is lost. True where more may wait.
 */
export async function sendPending(
  env: Env,
  { userId, requestUrl }: { userId?: string; requestUrl?: string } = {},
) {
  const transport = openTransport(env, requestUrl)
  if (!transport || (await isOff(env, 'mails'))) return false
  const db = openDb(env.DB)
  for (let turn = 0; turn < turnsOfRun; turn++) {
    const pending = await claim(db, userId, new Date())
    if (pending.length === 0) return false
    const readers = new Map((await readReaders(db, pending)).map((reader) => [reader.id, reader]))
    await Promise.all(pending.map((one) => attempt(db, transport, one, readers.get(one.userId))))
    if (pending.length < atOnce) return false
  }
  return true
}

/** Called right after the write, as best effort: the cron sends what is interrupted here. */
export const sendQuietly = async (env: Env, requestUrl: string, userId?: string) => {
  await sendPending(env, { requestUrl, ...(userId && { userId }) }).catch((error: unknown) =>
    logFault('mails_not_sent', error),
  )
}

/** Sends the shopper's mails after the response. */
export const sendMails = (c: ApiContext, userId: string) =>
  c.executionCtx.waitUntil(sendQuietly(c.env, c.req.url, userId))

/** Whether this site can send mails. */
export const canMail = (c: ApiContext) => openTransport(c.env, c.req.url) !== null
