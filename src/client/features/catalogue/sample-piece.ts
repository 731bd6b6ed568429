import { base32Text } from '#shared/base32.ts'
import { productDetails } from './catalogue-calls.ts'

const sampleFeed = 'sample'

/** A product's id is a digest of its feed and its id there, so the sample shop's page can compute it. */
export async function samplePieceId(itemId: string) {
  const bytes = new TextEncoder().encode(`${sampleFeed}\n${itemId}`)
  const digest = await crypto.subtle.digest('SHA-256', bytes)
  return base32Text(new Uint8Array(digest, 0, 16))
}

/** Null when there is none or it cannot be loaded: the page also works without it. */
export async function loadSamplePiece(itemId: string) {
  const details = productDetails(await samplePieceId(itemId))
  const piece = await details.load().catch(() => null)
  return piece === 'gone' ? null : piece
}
