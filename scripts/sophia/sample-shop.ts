import * as v from 'valibot'
import { readRange } from '#scripts/sample-shop/range.ts'
import { alternativesInput, briefOfTold, outfitsInput, priceLimit } from '#shared/stylist/outfit-input.ts'
import { productOccasions, productCategories } from '@cabine/sophia/vocabulary/product-categories.ts'
import { traitsOfLandmarks } from '#shared/traits-of-landmarks.ts'
import { readTraits } from '@cabine/sophia/catalogue/read-traits.ts'
import { answerWanted } from '@cabine/sophia/answering/finding/answer-wanted.ts'
import type { Shop } from '@cabine/sophia/answering/finding/shop.ts'
import { wornOf } from '@cabine/sophia/styling/piece-of-product.ts'
import { isOfKind } from '@cabine/sophia/answering/outfits/places-meant.ts'
import { isWarm, occasionOf } from '@cabine/sophia/answering/outfits/options.ts'
import { choiceOf } from '@cabine/sophia/answering/pieces/chat-choices.ts'
import { rankForChat } from '@cabine/sophia/answering/pieces/rank.ts'
import { alternativesFor, guessBrief } from '@cabine/sophia/styling/alternatives.ts'
import { suggestOutfits } from '@cabine/sophia/styling/suggest.ts'
import type { Worn } from '@cabine/sophia/styling/piece.ts'
import type { Product } from '@cabine/sophia/vocabulary/product.ts'
import { cleanPrice } from '#shared/prices.ts'

/** The sample shop's pieces as its lists answer them. */
export const sampleProducts = (): Product[] =>
  readRange().map((piece): Product => ({
    id: piece.id,
    group_id: piece.groupId,
    name: piece.name,
    brand: piece.brand,
    title: `${piece.brand} | ${piece.name}`,
    price: cleanPrice(`$${(piece.priceCents / 100).toFixed(2)}`),
    price_cents: piece.priceCents,
    list_price_cents: null,
    currency: piece.currency,
    product_url: `/sample-shop/${piece.id}`,
    image_url: '',
    additional_images: [],
    dominant_color: piece.dominantColour,
    category: piece.category,
    colour: piece.colour,
    colour_family: piece.colourFamily,
    material: piece.material,
    season: piece.season,
    sizes: piece.sizes,
    occasions: piece.occasions,
    availability: 'in_stock',
    garment_category: null,
    is_luxe: false,
    is_sample: true,
    department: piece.department ?? 'women',
    traits: readTraits(piece, null, traitsOfLandmarks(piece.landmarks, piece.category)),
  }))

const worn = (products: readonly Product[]): Worn[] => products.flatMap((one) => wornOf(one) ?? [])
const isForWomen = ({ department }: Product) => department !== 'men' && department !== 'kids'

/** The sample shop as Sophia asks it, answered from memory by the rules of the Worker's routes. */
export function sampleShop(products = sampleProducts()): Shop {
  const byId = new Map(products.map((one) => [one.id, one]))
  const named = (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
  const women = products.filter(isForWomen)
  const ofOccasion = (slug: string) =>
    products.filter(({ occasions }) => occasions.some((one) => one === slug)).slice(0, maxOfCollection)
  return {
    known: async () => ({ brief: {}, department: null }),
    collection: async (occasion) => ofOccasion(occasionOf[occasion]),
    shoes: async (weather) =>
      products.filter(
        ({ category, season }) =>
          category === 'shoes' && (season === 'all' || season === (isWarm(weather) ? 'summer' : 'winter')),
      ),
    page: async ({ category, occasion = '', vibe = '', weather = '', colours = '', most, page = '1' }) => {
      const asked = {
        occasion: choiceOf('occasion', occasion),
        vibe: choiceOf('vibe', vibe),
        weather: choiceOf('weather', weather),
        maxCents: most === undefined ? null : Number(most) * 100,
        colours: colours.split(',').filter(Boolean) as never[],
      }
      const ranked = rankForChat(worn(women.filter((one) => one.category === category)), asked).pieces
      const from = (Number(page) - 1) * pageSize
      const ids = ranked.map(({ id }) => id)
      return { products: named(ids.slice(from, from + pageSize)), more: ids.length > from + pageSize }
    },
    called: async (words) => {
      const kinds = words.split(' ')
      return women.filter((one) => isOfKind(one, kinds.at(-1) ?? ''))
    },
    alternatives: async (query) => {
      const asked = v.parse(alternativesInput, query)
      const [piece] = worn(named([asked.id]))
      if (!piece) return []
      const beside = worn(named(asked.with)).filter(({ slot }) => slot !== piece.slot)
      const told = { ...priceLimit(asked.most_per_piece), ...briefOfTold(asked) }
      const brief = { ...told, ...guessBrief(piece, beside, asked) }
      const among = worn(women)
      const find = (change: typeof asked.change, wider = brief, next = beside) =>
        alternativesFor(change, piece, among, {
          beside: next,
          brief: wider,
          colour: asked.colour,
          not: asked.not,
        })
      const ways = [
        () => find(asked.change),
        ...(asked.change === 'something_else'
          ? [
              () => find('another_colour'),
              () => find(asked.change, { ...brief, occasions: productOccasions }),
              () => find(asked.change, brief, []),
            ]
          : []),
      ]
      for (const way of ways) {
        const found = way()
        if (found.length > 0) return named(found.map(({ id }) => id))
      }
      return []
    },
    wanted: async (input) => answerWanted(products, input),
    outfits: async (query) => {
      const asked = v.parse(outfitsInput, query)
      const [base] = worn(named([asked.around ?? '']))
      const { occasion, weather, vibe, shape, not, most } = asked
      const outfits = suggestOutfits(
        worn(women.filter(({ category }) => productCategories.some((one) => one === category))),
        {
          ...priceLimit(asked.most_per_piece),
          ...briefOfTold(asked),
          occasions: occasion,
          weather,
          ...(vibe && { vibe }),
          ...(shape && { shape }),
        },
        { most, not, ...(base && { around: base }) },
      )
      return outfits.map(({ pieces, ownLayer, reasons }) => ({
        pieces: named(pieces.map(({ id }) => id)),
        ownLayer,
        reasons: Object.fromEntries(reasons),
      }))
    },
  }
}

const pageSize = 12
const maxOfCollection = 60
