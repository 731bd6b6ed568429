import { createHash } from 'node:crypto'
import { inBlocks } from '../feeds/stream-blocks.ts'
import { FeedFailure } from '../feeds/rows/feed-failure.ts'
import type { PlainFeed } from '../feeds/read-feed.ts'
import { plainFeed } from '../feeds/unpack.ts'
import { publicAddress } from '../lib/public-address.ts'
import { isLoopback, type Feed, type ImportEnv } from './feed-config.ts'
import { withoutAddresses } from './shown-address.ts'
import { leaseMs, logRun, type Run } from './import-lease.ts'

/** What `requestFromShop` and the ShopMy client need of the environment. */
export type FeedSources = Pick<ImportEnv, 'ASSETS'> & Pick<Env, 'SHOPMY_BASE_URL' | 'SHOPMY_API_KEY'>

const accepted = 'application/xml, text/csv, text/tab-separated-values, application/json;q=0.9, */*;q=0.5'

/** A request is given up after this time. */
const timeoutMs = 300_000

const maxRedirects = 5
const isRedirect = (status: number) => [301, 302, 303, 307, 308].includes(status)

/** Where a shop sends us on to: an address of the public web, or of this machine where the feed itself is served there. */
function nextAddress(location: string | null, { href, hostname }: URL) {
  const next = location === null ? null : URL.parse(location, href)
  if (!next) return null
  return isLoopback(hostname) && isLoopback(next.hostname) ? next : publicAddress(next.href)
}

/** Requests an address; each redirect is followed by hand, and checked. The error of a shop's server may name the address. */
export async function requestFromShop(
  address: string,
  headers: Record<string, string>,
  init: RequestInit = {},
) {
  const signal = AbortSignal.timeout(timeoutMs)
  let url = new URL(address)
  for (let redirects = 0; redirects <= maxRedirects; redirects++) {
    const response = await fetch(url, {
      ...init,
      headers: { accept: accepted, 'user-agent': 'Cabine/1.0 (catalogue import)', ...headers },
      redirect: 'manual',
      signal,
    })
    if (init.redirect === 'manual' || !isRedirect(response.status)) return response
    await response.body?.cancel()
    const next = nextAddress(response.headers.get('location'), url)
    if (!next) throw new FeedFailure('The shop sends us on to where no shop is.')
    url = next
  }
  throw new FeedFailure('The shop sends us from one address to the next without end.')
}

/** R2 requires parts of at least 5 MiB, all of the same size except the last. */
const partBytes = 5 * 1_048_576

async function* cutTo(blocks: AsyncIterable<Buffer>, size: number) {
  let rest = Buffer.alloc(0)
  for await (const block of blocks) {
    rest = Buffer.concat([rest, block])
    while (rest.length >= size) {
      yield rest.subarray(0, size)
      rest = rest.subarray(size)
    }
  }
  if (rest.length > 0) yield rest
}

/** Where copies of feeds lie. */
export const copiesFolder = 'feeds/'

/** Each run that fetches has a copy of its own: what a run that was given up still sends must not arrive in another's. */
const copyKey = ({ feed, id, fence }: Run) => `${copiesFolder}${feed.id}/${id}.${fence}`

/** The import that a copy is of. */
export const importOfCopy = (key: string) =>
  key
    .split('/')
    .at(-1)
    ?.replace(/\.\d+$/, '') ?? ''

/** Uploads a feed to the bucket in parts and returns its length and digest. */
export async function storeCopy(bucket: R2Bucket, key: string, plain: AsyncIterable<Uint8Array>) {
  const digest = createHash('sha256')
  let bytes = 0
  let upload: R2MultipartUpload | null = null
  const parts: R2UploadedPart[] = []
  const count = (part: Uint8Array) => {
    digest.update(part)
    bytes += part.byteLength
  }
  try {
    let held: Buffer | null = null
    for await (const part of cutTo(inBlocks(plain, partBytes), partBytes)) {
      if (held) {
        upload ??= await bucket.createMultipartUpload(key)
        parts.push(await upload.uploadPart(parts.length + 1, held))
      }
      held = part
      count(part)
    }
    // A feed that fits into one part, as most do, is put as a single object.
    if (upload && held) {
      parts.push(await upload.uploadPart(parts.length + 1, held))
      await upload.complete(parts)
    } else await bucket.put(key, held ?? new Uint8Array())
  } catch (fault) {
    await upload?.abort().catch(() => undefined)
    throw fault
  }
  return { bytes, digest: digest.digest('hex') }
}

const lost = 'The copy of the feed is gone.'

/** Opens the stored copy of a feed. */
export async function openCopy(bucket: R2Bucket, key: string): Promise<PlainFeed> {
  const stored = await bucket.head(key)
  if (!stored) throw new FeedFailure(lost)
  return {
    size: stored.size,
    async read(offset, length) {
      if (length === 0) return new Uint8Array()
      const object = await bucket.get(key, { range: { offset, length } })
      if (!object) throw new FeedFailure(lost)
      return new Uint8Array(await object.arrayBuffer())
    },
  }
}

const digestMark = 'sha256:'

const statusSentences: Record<number, string> = {
  401: 'The shop asks for a password (401).',
  403: 'The shop refuses us (403).',
  404: 'The shop has no feed at this address (404).',
  410: 'The shop has taken the feed away (410).',
  429: 'The shop asks us to wait (429).',
}

/** From 520 upwards Cloudflare's edge answers in place of a shop that does not. */
const sentenceOf = (status: number) =>
  statusSentences[status] ??
  (status >= 520 ? `The shop could not be reached (${status}).` : `The shop answered with ${status}.`)

function knownVersion({ etag, lastModified }: Feed) {
  return {
    ...(etag && !etag.startsWith(digestMark) && { 'if-none-match': etag }),
    ...(lastModified && { 'if-modified-since': lastModified }),
  }
}

/** Requests a feed; null when the shop still has the version that is known. */
export async function requestFeed({ open }: Pick<ImportEnv, 'open'>, feed: Feed, { anew = false } = {}) {
  let response: Response
  try {
    response = await open(feed, anew ? {} : knownVersion(feed))
  } catch (fault) {
    if (fault instanceof FeedFailure) throw fault
    const why = fault instanceof Error ? withoutAddresses(fault.message) : 'no answer'
    throw new FeedFailure(`The shop could not be reached: ${why}.`)
  }
  if (response.status === 304) return null
  if (!response.ok) {
    await response.body?.cancel()
    throw new FeedFailure(sentenceOf(response.status))
  }
  return response
}

export async function* bodyOf(response: Response) {
  if (!response.body) return
  try {
    yield* response.body as AsyncIterable<Uint8Array>
  } catch {
    throw new FeedFailure('The connection to the shop was cut.')
  }
}

/**
 * Copies the response into R2, so that any number of runs can read it; false when the content is the version that is
 * known.
 */
export async function fetchFeed(env: ImportEnv, run: Run, response: Response, { anew = false } = {}) {
  const key = copyKey(run)
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
  await env.CATALOGUE_DB.prepare(
    `UPDATE imports SET state = 'reading', byte_count = ?1, cursor = ?2, lease_until = ?3
     WHERE id = ?4 AND runs = ?5`,
  )
    .bind(bytes, JSON.stringify(run.cursor), Date.now() + leaseMs, run.id, run.fence)
    .run()
  logRun('import_fetched', run, { bytes })
  return true
}
