import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const pin = (id: number, title: string, brand: string, price: number | null) => ({
  id,
  title,
  image: `https://static.shopmy.us/pins/${id}.jpg`,
  link: `https://shop.example.com/p/${id}`,
  affiliate_link: `https://go.shopmy.us/p-${id}`,
  isHidden: false,
  product: { title, AllBrand_name: brand, Category_name: 'Coats', fallbackPrice: price },
})

const publicCollection = {
  id: 4132,
  name: 'Coats I reach for <b>first</b>',
  description: 'Wool, mostly.',
  image: 'https://static.shopmy.us/collections/4132.jpg',
  pins: [pin(1, 'Wool Coat', 'Aritzia', 298), pin(2, 'Camel Coat', 'Quince', null)],
}

const partnerCollections = {
  collections: [
    { id: 1, name: 'Another', pins: [] },
    { id: 77, name: 'Only for partners', pins: [pin(9, 'Silk Scarf', 'Lilysilk', 45)] },
  ],
}

/** Answers as ShopMy does, as far as public programs tell: a public collection, and a partner's own. */
export async function startFakeShopMy({ key, access }: { key: string; access: string }) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const { url = '', headers } = request
    asked.push(url)
    const answer = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    }
    if (url === '/v1/Partners/Collections') {
      const isKnown =
        headers.authorization === `Bearer ${key}` && headers['x-access-token'] === `Bearer ${access}`
      return isKnown ? answer(200, partnerCollections) : answer(401, { error: 'Missing required scopes' })
    }
    if (url === '/api/Collections/4132') return answer(200, publicCollection)
    if (url === '/api/Collections/5') return answer(200, { name: 'No list' })
    if (url === '/api/Collections/6') {
      response.end('<html>')
      return
    }
    answer(404, {})
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    address: `http://127.0.0.1:${port}`,
    asked,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
