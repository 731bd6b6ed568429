import { rss, rssItem } from '../../feeds.ts'
import type { Chance } from '../random.ts'
import type { Row, Shop, Version } from './script.ts'

/** A row in a feed. Descriptions are long, so that a few rows fill a stretch. */
const itemOf = ({ id, price, is }: Row) => {
  const item = rssItem({
    id,
    link: `https://shop.example.com/${id}`,
    price: is === 'refused' ? 'free' : `${price}.00 USD`,
    description: `${id} `.repeat(60),
  })
  return is === 'lost' ? item.replace('</g:title>', '</g:tit') : item
}

const mark = (shop: Shop, { number }: Version) => `<title>${shop.id} version ${number} ends</title>`

const feedOf = (shop: Shop, version: Version) => rss(mark(shop, version), ...version.rows.map(itemOf))

/** Which version a copy holds; null for none of ours. */
export function versionIn(bytes: Uint8Array) {
  const [, number] = /version (\d+) ends/.exec(new TextDecoder().decode(bytes.subarray(0, 400))) ?? []
  return number === undefined ? null : Number(number)
}

export const addressOf = ({ id }: Shop) => `https://${id}.example.com/feed.xml`

const answer = (status: number, chunks: string[], headers: Record<string, string> = {}, isCut = false) => ({
  status,
  ok: status >= 200 && status < 300,
  headers: new Headers(headers),
  body: Object.assign(
    (async function* () {
      for (const chunk of chunks) yield new TextEncoder().encode(chunk)
      if (isCut) throw new Error('reset by peer')
    })(),
    { cancel: async () => {} },
  ),
})

/** What a shop answers: its present version, unless it is in a mood. */
export function askShop(shop: Shop, sinceStart: number, known: Headers, chance: Chance, moody: number) {
  const version = shop.versions.findLast(({ at }) => at <= sinceStart) ?? shop.versions[0]
  if (!version) throw new Error('a shop without a feed')
  const etag = `"${shop.id}-${version.number}"`
  if (version.hasEtag && known.get('if-none-match') === etag) return answer(304, [])
  const text = feedOf(shop, version)
  const half = text.slice(0, text.length / 2)
  const headers: Record<string, string> = version.hasEtag ? { etag } : {}
  if (chance.happens(moody))
    return chance.pick([
      () => answer(500, ['sorry']),
      () => answer(200, [half], headers, true),
      () => answer(200, ['']),
      () => answer(200, ['<html><body>back soon</body></html>']),
    ])()
  return answer(200, [half, text.slice(half.length)], headers)
}
