import type { McpServer } from '@modelcontextprotocol/server'
import * as v from 'valibot'
import { converse, settled } from '@cabine/sophia/answering/finding/converse.ts'
import type { Shop } from '@cabine/sophia/answering/finding/shop.ts'
import { isWarm, occasionOf } from '@cabine/sophia/answering/outfits/options.ts'
import { newTalk, openAt, type Talk } from '@cabine/sophia/answering/talk/talk.ts'
import type { Grounds } from '@cabine/sophia/answering/wanted/answer.ts'
import { hear } from '@cabine/sophia/reading/load.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { answered, orNothing, type OwnCalls } from '../own-calls.ts'
import { pieceAt } from './piece.ts'
import { language, reads, takes, tells } from './tool.ts'

/** What she said in a talk, her last sentence at the end: an assistant sends all of it each time, and nothing of it is kept. */
const mostSentences = 8
const longest = 2_000

type Wanted = Parameters<OwnCalls['api']['stylist']['wanted']['$post']>[0]['json']

/** The shop as Sophia asks it, with her own session. Her styling profile is regarded by the calls themselves. */
function shopOf({ api }: OwnCalls): Shop {
  const collection = (slug: string) => answered(api.collections[':slug'].$get({ param: { slug } }))
  return {
    known: async () => ({ brief: {}, department: null }),
    collection: (occasion) => collection(occasionOf[occasion]),
    // Without them an outfit without shoes is picked.
    shoes: (weather) =>
      collection(isWarm(weather) ? 'shoes-summer' : 'shoes-fall-winter').catch((): Product[] => []),
    page: async (query) => {
      const { products, more } = await answered(api['shopmy-products'].$get({ query }))
      return { products: products.map(({ product }): Product => product), more }
    },
    called: async (q) => (await answered(api.search.$get({ query: { q } }))).products,
    alternatives: (query) =>
      orNothing(answered(api.stylist.alternatives.$get({ query })).then(({ alternatives }) => alternatives)),
    wanted: (input) => answered(api.stylist.wanted.$post({ json: structuredClone(input) as Wanted })),
    outfits: (query) =>
      orNothing(answered(api.stylist.outfits.$get({ query })).then(({ outfits }) => outfits)),
  }
}

type Shown = { pieces: readonly Product[]; outfits: string[][]; grounds: Readonly<Record<string, Grounds>> }

/** What Sophia answered last, wherever it stands in the talk. */
function lastShown({ log, pieces, outfits }: Talk): Shown | null {
  for (const { of, at } of log.toReversed()) {
    if (of === 'pieces') {
      const found = pieces.messages.find(({ id }) => id === at)
      if (found?.outfit) {
        const worn = found.outfit.pieces
        return { pieces: worn, outfits: [worn.map(({ id }) => id)], grounds: found.grounds ?? {} }
      }
      if (found?.products?.length)
        return { pieces: found.products, outfits: [], grounds: found.grounds ?? {} }
    } else {
      const found = outfits.messages[at]
      if (found?.from !== 'sophia' || !found.items?.length) continue
      const { items, set } = found
      const looks = set?.looks.map((look) => look.flatMap((place) => items[place]?.id ?? [])) ?? []
      return { pieces: items, outfits: looks, grounds: set?.grounds ?? {} }
    }
  }
  return null
}

export function addSophia(server: McpServer, own: OwnCalls, origin: string) {
  server.registerTool(
    'ask_sophia',
    {
      title: 'Ask Sophia',
      description:
        'Asks Cabine’s stylist for pieces or whole outfits, in the shopper’s own words and language: occasion, weather, sleeves, length, size, budget, what she owns, what she will not wear. Send all that she said so far, the newest last. Each piece is told with the wishes that it meets, misses, or that its shop says nothing of.',
      inputSchema: takes({
        said: v.pipe(
          v.array(v.pipe(v.string(), v.minLength(1), v.maxLength(longest))),
          v.minLength(1),
          v.maxLength(mostSentences),
        ),
        language,
        currency: v.pipe(
          v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/))),
          v.description('Of an amount without a currency, as in EUR.'),
        ),
      }),
      annotations: reads,
    },
    async ({ said, language: spoken, currency }) => {
      let clock = 0
      const around = {
        shop: shopOf(own),
        language: spoken,
        currency,
        seed: said.join(' '),
        now: () => clock++,
      }
      let talk = await settled({ talk: openAt(newTalk(), 'pieces', 0), wishes: {} }, around)
      for (const sentence of said) talk = await converse(talk, sentence, await hear(sentence, spoken), around)
      const shown = lastShown(talk.talk)
      if (!shown) return tells({ pieces: [], outfits: [] })
      const piece = pieceAt(origin, spoken)
      return tells({
        pieces: shown.pieces.map((one) => ({ ...piece(one), wishes: shown.grounds[one.id] ?? null })),
        outfits: shown.outfits,
      })
    },
  )
}
