import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm'
import type { LookFault } from '#shared/reports.ts'
import { actOnAccounts, type Actor } from '../audit-log/act.ts'
import type { Db } from '../lib/db.ts'
import { newId } from '../lib/ids.ts'
import { deleteFound } from '../lib/portions.ts'
import { labelAsAiMade } from '@cabine/engine/contract/ai-label.ts'
import { newPhotoKey, putInTime } from '../photos/storage.ts'
import { openDataUrl } from '../pictures/open-picture.ts'
import { lookReports } from './schema.ts'

type Store = { db: Db; bucket: R2Bucket }
type Report = {
  userId: string | null
  fault: LookFault
  words: string
  pieces: string[]
  picture?: string | undefined
}

/**
 * Keeps what somebody says of a look that was made for her. A visitor's picture is not kept, whatever is sent: it was promised that it
 * stays on her device.
 */
export async function keepLookReport({ db, bucket }: Store, { picture: sent, userId, ...told }: Report) {
  const picture = sent !== undefined && userId !== null ? openDataUrl(sent) : null
  const pictureKey = picture && userId && newPhotoKey(userId, 'report', picture.type)
  const row = { id: newId(), userId, ...told, pictureKey, createdAt: new Date(), settledAt: null }
  if (picture && pictureKey)
    await putInTime(bucket, pictureKey, { ...picture, bytes: labelAsAiMade(picture.bytes) })
  try {
    await db.insert(lookReports).values(row)
  } catch (error) {
    if (pictureKey) await bucket.delete(pictureKey)
    throw error
  }
}

const maxShown = 100
const isOpen = isNull(lookReports.settledAt)

/** What nobody has looked at, the oldest first. Whose look it is the office does not hear. */
export const listLookReports = (db: Db) =>
  db
    .select({
      id: lookReports.id,
      fault: lookReports.fault,
      words: lookReports.words,
      pieces: lookReports.pieces,
      hasPicture: sql`${lookReports.pictureKey} is not null`.mapWith(Boolean),
      createdAt: lookReports.createdAt,
    })
    .from(lookReports)
    .where(isOpen)
    .orderBy(asc(lookReports.createdAt))
    .limit(maxShown)

export const countLookReports = (db: Db) => db.$count(lookReports, isOpen)

export async function findReportedPicture({ db, bucket }: Store, id: string) {
  const [found] = await db
    .select({ key: lookReports.pictureKey })
    .from(lookReports)
    .where(and(eq(lookReports.id, id), isOpen))
  return found?.key ? await bucket.get(found.key) : null
}

/** Notes that somebody has looked at it, and deletes its picture. False where there is no such report. */
export async function settleLookReport({ db, bucket }: Store, by: Actor, id: string) {
  const [found] = await db
    .select({ key: lookReports.pictureKey })
    .from(lookReports)
    .where(eq(lookReports.id, id))
  const isSettled = await actOnAccounts(
    db,
    by,
    {
      act: 'look.report_settle',
      subject: id,
      onlyIf: sql`exists (select 1 from look_reports open where open.id = ${id} and open.settled_at is null)`,
    },
    (isNoted) => [
      db
        .update(lookReports)
        .set({ settledAt: new Date() })
        .where(and(eq(lookReports.id, id), isNoted)),
    ],
  )
  if (isSettled) await forgetPicture({ db, bucket }, id, found?.key ?? null)
  return isSettled
}

/** The picture first: interrupted, it is still named, and the night deletes it. */
async function forgetPicture({ db, bucket }: Store, id: string, key: string | null) {
  if (!key) return
  await bucket.delete(key)
  await db.update(lookReports).set({ pictureKey: null }).where(eq(lookReports.id, id))
}

/** Nobody looks at what is older. */
const keptMs = 90 * 24 * 3_600_000
const atOnce = 200

/** Each night: pictures of what was looked at, and what is old, looked at or not. */
export async function sweepLookReports({ db, bucket }: Store) {
  const isOld = lt(lookReports.createdAt, new Date(Date.now() - keptMs))
  const left = await db
    .select({ id: lookReports.id, key: lookReports.pictureKey })
    .from(lookReports)
    .where(sql`${lookReports.pictureKey} is not null and (${lookReports.settledAt} is not null or ${isOld})`)
    .limit(atOnce)
  for (const { id, key } of left) await forgetPicture({ db, bucket }, id, key)
  await deleteFound(db, lookReports, sql`${isOld} and ${lookReports.pictureKey} is null`)
}
