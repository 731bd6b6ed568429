import { not } from 'drizzle-orm'
import { creditsLow, wasGivenBack } from '../billing/credits/low-balance.ts'
import type { Db } from '../lib/db.ts'
import { notify } from '../notifications/notify.ts'
import type { Job } from './job-state.ts'

/**
 * Writes the notice of how the try-on ended, and of the last credits. It runs after the ledger has its end, which
 * tells whether a credit was released or taken. One round trip; a repeated call adds nothing.
 */
export async function writeNotice(db: Db, { order: { jobId, userId }, phase, failure, endedAt }: Job) {
  // One that was made for later is announced before it has ended.
  const about = { key: `try_on:${jobId}`, now: new Date(endedAt || Date.now()) }
  if (phase === 'completed' || phase === 'delivered') {
    await db.batch([
      notify(db, userId, {
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
    await db.batch([notify(db, userId, failed(true), isBack), notify(db, userId, failed(false), not(isBack))])
  }
}
