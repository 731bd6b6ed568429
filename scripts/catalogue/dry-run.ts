import { mkdtemp, open as openFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Refusal } from '#worker/catalogue/feeds/batch.ts'
import { FeedFailure } from '#worker/catalogue/feeds/failure.ts'
import { dialectName, readFeed, type PlainFeed } from '#worker/catalogue/feeds/read-feed.ts'
import { plainFeed } from '#worker/catalogue/feeds/unpack.ts'
import type { ConfiguredFeed, ImportEnv } from '#worker/catalogue/imports/feed-config.ts'
import { requestFeed } from '#worker/catalogue/imports/fetch-feed.ts'
import { addReasons } from '#worker/catalogue/imports/lease.ts'
import { feedContext } from '#worker/catalogue/imports/step.ts'
import type { Report } from './report.ts'

/** Keeps a copy of the feed in a temporary folder, which is deleted when `use` is done. */
async function withTemporaryCopy<T>(plain: AsyncIterable<Uint8Array>, use: (feed: PlainFeed) => Promise<T>) {
  const folder = await mkdtemp(join(tmpdir(), 'cabine-feed-'))
  const file = await openFile(join(folder, 'feed'), 'w+')
  try {
    let size = 0
    for await (const part of plain) {
      await file.write(part)
      size += part.byteLength
    }
    const read = async (from: number, length: number) =>
      (await file.read(Buffer.alloc(length), 0, length, from)).buffer
    return await use({ size, read })
  } finally {
    await file.close()
    await rm(folder, { recursive: true })
  }
}

/** Reads a feed as an import would, without writing anything. */
export async function dryRun(
  open: ImportEnv['open'],
  feed: ConfiguredFeed,
  onProgress: (read: number) => void,
) {
  const startedAt = Date.now()
  const report: Report = {
    feed: feed.id,
    state: 'dry run',
    failure: null,
    dialect: null,
    bytes: 0,
    read: 0,
    accepted: 0,
    skipped: 0,
    lost: 0,
    reasons: {},
    startedAt,
    finishedAt: null,
  }
  const asked = { ...feed, etag: null, lastModified: null }
  const met = new Set<string>()
  try {
    const response = await requestFeed({ open }, asked)
    const body = (response?.body ?? []) as AsyncIterable<Uint8Array>
    await withTemporaryCopy(plainFeed(body), async (plain) => {
      report.bytes = plain.size
      for await (const stretch of readFeed(plain, null, feedContext(asked))) {
        const doubles = stretch.products.filter(({ itemId }) => met.has(itemId) || !met.add(itemId))
        const refusals: Refusal[] = [
          ...stretch.refusals,
          ...doubles.map(({ itemId }) => ({ reason: 'id of an earlier row', example: itemId })),
        ]
        report.dialect = dialectName(stretch)
        report.read += stretch.products.length + stretch.refusals.length
        const lost = refusals.filter(({ isLost }) => isLost).length
        report.lost += lost
        report.skipped += refusals.length - lost
        report.accepted = met.size
        report.reasons = addReasons(report.reasons, refusals)
        onProgress(report.read)
      }
    })
    if (report.accepted === 0)
      throw new FeedFailure(report.read === 0 ? 'It holds no products.' : 'None of its rows could be read.')
  } catch (fault) {
    if (!(fault instanceof FeedFailure)) throw fault
    report.failure = fault.message
  }
  return { ...report, finishedAt: Date.now() }
}
