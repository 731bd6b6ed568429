import { join } from 'node:path'
import sharp from 'sharp'
import { piecePage } from '#worker/testing/piece-page.ts'
import { shopDialects } from '#worker/testing/shop-dialects.ts'
import { root } from '../local/paths.ts'

export const shopOrigin = 'https://maison-lune.example'
export const lockedOrigin = 'https://locked.example'

const html = { 'content-type': 'text/html; charset=utf-8' }

/** A product on white, as shops show it; made once, because callers have short timeouts. */
const photograph = sharp(join(root, 'public/samples/garments/breton-top/960.webp'))
  .flatten({ background: '#ffffff' })
  .jpeg()
  .toBuffer()

/**
 * Two shops on this machine, for a product whose outgoing requests are all routed here: one with a page for each
 * dialect and a product whose price can be changed, and a hostile one.
 */
export function createShops() {
  let price = '89.00'
  const pages = new Map(shopDialects(shopOrigin).map((page) => [page.path, page]))

  async function answerShop({ pathname, search }: URL) {
    if (pathname === '/robots.txt') return new Response('User-agent: *\nDisallow: /cart')
    if (pathname.endsWith('.jpg'))
      return new Response(new Uint8Array(await photograph), { headers: { 'content-type': 'image/jpeg' } })
    if (pathname === '/products/linen-top')
      return new Response(piecePage({ name: 'Linen top', price, image: '/cdn/top.jpg' }), { headers: html })
    const page = pages.get(pathname + search) ?? pages.get(pathname)
    if (!page) return new Response('Not found', { status: 404, headers: html })
    const headers = { 'content-type': page.contentType ?? html['content-type'] }
    return new Response(typeof page.body === 'string' ? page.body : new Uint8Array(page.body), { headers })
  }

  function answerLocked({ pathname }: URL) {
    if (pathname === '/robots.txt') return new Response('User-agent: *\nDisallow: /private')
    if (pathname === '/inside') return Response.redirect('http://127.0.0.1:1/', 302)
    return new Response('<script>alert(1)</script>', { headers: html })
  }

  const visits: string[] = []
  return {
    visits: () => visits,
    setPrice: (next: string) => void (price = next),
    /** An unknown address answers as Cloudflare does for an unregistered name. */
    async answer(address: string): Promise<Response> {
      const url = new URL(address)
      visits.push(address)
      if (url.origin === shopOrigin) return answerShop(url)
      if (url.origin === lockedOrigin) return answerLocked(url)
      return new Response(null, { status: 530 })
    },
  }
}
