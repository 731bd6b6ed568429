import type { McpServer } from '@modelcontextprotocol/server'
import * as v from 'valibot'
import { productId } from '#shared/catalogue.ts'
import { answered, type OwnCalls } from '../own-calls.ts'
import { pieceAt } from './piece.ts'
import { language, reads, takes, tells } from './tool.ts'

/** Four clothes, shoes and a bag. */
const mostPieces = 6

export function addShopTools(server: McpServer, { api }: OwnCalls, origin: string) {
  server.registerTool(
    'search_shop',
    {
      title: 'Search the shop',
      description:
        'Finds pieces by words, in any of ten languages: kind, colour, material, size, price limit, occasion, and what is not wanted (“black dress without sleeves under $100”).',
      inputSchema: takes({
        words: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
        language,
      }),
      annotations: reads,
    },
    async ({ words, language: spoken }) => {
      const { products, total } = await answered(api.search.$get({ query: { q: words, language: spoken } }))
      return tells({ total, pieces: products.map(pieceAt(origin, spoken)) })
    },
  )
  server.registerTool(
    'try_on',
    {
      title: 'Try on',
      description:
        'Gives the address where she sees pieces on her own photo. It is made in her browser when she opens it, so her photo is not sent to you; nothing is charged before she presses.',
      inputSchema: takes({
        pieces: v.pipe(
          v.array(productId),
          v.minLength(1),
          v.maxLength(mostPieces),
          v.description('Their ids.'),
        ),
      }),
      annotations: reads,
    },
    ({ pieces }) => tells({ address: `${origin}/fitting-room?pieces=${pieces.join(',')}` }),
  )
}
