import { FeedFailure } from '../feeds/failure.ts'
import { plainFeed } from '../feeds/unpack.ts'
import { storeCopy } from './copy.ts'
import type { Feed, ImportEnv } from './import-env.ts'
import { leaseMs, logRun } from './lease.ts'
import type { Run } from './run.ts'

const digestMark = 'sha256:'

const statusSentences: Record<number, string> = {
  401: 'The shop asks for a password (401).',
  403: 'The shop refuses us (403).',
  404: 'The shop has no feed at this address (404).',
  410: 'The shop has taken the feed away (410).',
  429: 'The shop asks us to wait (429).',
}

/** Above 520 it is the edge that answers for a shop that does not. */
const sentenceOf = (status: number) =>
  statusSentences[status] ??
  (status >= 520 ? `The shop could not be reached (${status}).` : `The shop answered with ${status}.`)

function knownVersion({ etag, lastModified }: Feed) {
  return {
    ...(etag && !etag.startsWith(digestMark) && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  }
}

/** Asks for a feed. Null: it is still the version that is known. */
export async function askForFeed({ open }: Pick<ImportEnv, 'open'>, feed: Feed, { anew = false } = {}) {
  let response: Response
  try {
    response = await open(feed, anew ? {} : knownVersion(feed))
  } catch (fault) {
    if (fault instanceof FeedFailure) throw fault
    throw new FeedFailure(
      `The shop could not be reached: ${fault instanceof Error ? fault.message : 'no answer'}.`,
    )
  }
  if (response.status === 304) return null
  if (!response.ok) {
    await response.body?.cancel()
    throw new FeedFailure(sentenceOf(response.status))
  }
  return response
}

async function* bodyOf(response: Response) {
  if (!response.body) return
  try {
    yield* response.body as AsyncIterable<Uint8Array>
  } catch {
    throw new FeedFailure('The connection to the shop was cut.')
  }
}

/** Copies what the shop sends, so that any number of runs can read it. False: it is what is known already. */
export async function fetchFeed(env: ImportEnv, run: Run, response: Response, { anew = false } = {}) {
  const key = `feeds/${run.feed.id}/${run.id}`
  const { bytes, digest } = await storeCopy(env.CATALOGUE, key, plainFeed(bodyOf(response)))
  if (!anew && run.feed.etag === digestMark + digest) {
    await env.CATALOGUE.delete(key)
    return false
  }
  run.cursor = {
    ...run.cursor,
    copy: key,
    stalls: 0,
    etag: response.headers.get('etag') ?? digestMark + digest,
    lastModified: response.headers.get('last-modified'),
  }
  run.state = 'reading'
  await env.DB.prepare(
    `UPDATE imports SET state = 'reading', byte_count = ?1, cursor = ?2, lease_until = ?3
     WHERE id = ?4 AND runs = ?5`,
  )
    .bind(bytes, JSON.stringify(run.cursor), Date.now() + leaseMs, run.id, run.fence)
    .run()
  logRun('import_fetched', run, { bytes })
  return true
}
