import { mkdtemp, open as openFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FeedFailure } from '#worker/feeds/rows/feed-failure.ts'
import type { PlainFeed } from '#worker/feeds/read-feed.ts'
import { plainFeed } from '#worker/feeds/unpack.ts'
import type { ConfiguredFeed, ImportEnv } from '#worker/imports/feed-config.ts'
import { bodyOf, requestFeed } from '#worker/imports/fetch-feed.ts'
import { rehearse } from '#worker/imports/rehearse.ts'
import { feedContext } from '#worker/imports/import-step.ts'
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
    sizes: 0,
    skipped: 0,
    lost: 0,
    reasons: {},
    startedAt,
    finishedAt: null,
  }
  const asked = { ...feed, etag: null, lastModified: null }
  try {
    const response = await requestFeed({ open }, asked)
    const body = response ? bodyOf(response) : []
    await withTemporaryCopy(plainFeed(body as AsyncIterable<Uint8Array>), async (plain) => {
      report.bytes = plain.size
      const { isWhole: _, ...read } = await rehearse(plain, feedContext(asked), { onProgress })
      Object.assign(report, read)
    })
  } catch (fault) {
    if (!(fault instanceof FeedFailure)) throw fault
    report.failure = fault.message
  }
  return { ...report, finishedAt: Date.now() }
}
