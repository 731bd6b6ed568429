import { not } from 'drizzle-orm'
import { creditsLow, wasGivenBack } from '../credits/low.ts'
import type { Db } from '../lib/db.ts'
import { tell } from '../notifications/tell.ts'
import type { Job } from './machine.ts'

/**
 * Tells her how her try-on ended, and of her last credits. After the ledger has its end: what it holds says
 * whether a credit came back, or was taken. One trip, and the second time it adds nothing.
 */
export async function writeNotice(db: Db, { order: { jobId, userId }, phase, failure, endedAt }: Job) {
  const about = { key: `try_on:${jobId}`, now: new Date(endedAt) }
  if (phase === 'completed') {
    await db.batch([
      tell(db, userId, {
        ...about,
        content: { kind: 'try_on_ready', data: { predictionId: jobId } },
      }),
      ...creditsLow(db, userId, jobId, about.now),
    ])
  } else if (phase === 'failed') {
    const failed = (creditBack: boolean) => ({
      ...about,
      content: {
        kind: 'try_on_failed' as const,
        data: { predictionId: jobId, failure: failure ?? 'unknown', creditBack },
      },
    })
    const isBack = wasGivenBack(jobId)
    await db.batch([tell(db, userId, failed(true), isBack), tell(db, userId, failed(false), not(isBack))])
  }
}
