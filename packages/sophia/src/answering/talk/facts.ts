import type { Product } from '../../vocabulary/product.ts'
import type { Besides } from '../../vocabulary/besides-words.ts'
import type { Reading } from '../../vocabulary/reading-words.ts'
import { catalogueOccasionsOf } from '../outfits/occasion-groups.ts'
import type { ChatLine } from '../pieces/conversation.ts'
import { mainOccasion } from '../wanted/said.ts'
import { meantOnScreen, onScreen } from './on-screen.ts'
import { lastShown, type Talk } from './talk.ts'

export type Fact = Extract<ChatLine, { say: 'fact' }>

/** What is known of what lies there, where she asks for it. */
export function factOf(talk: Talk, besides: Besides, reading: Reading): Fact | null {
  const { asks, count, details, isQuestion } = besides
  const detail = isQuestion && !asks ? details?.wanted?.[0] : undefined
  if ((!asks && !detail) || asks === 'width' || lastShown(talk) === null) return null
  const product = meantOnScreen(talk, reading, besides)
  if (!product) return null
  const { name } = product
  const lying = onScreen(talk)
  // Nobody buys all eight that lie there.
  const isOfAll = lastShown(talk) === 'outfits' || count !== undefined
  switch (asks) {
    case undefined: {
      const isSo = product.traits?.details?.some((one) => one === detail) ?? false
      return { say: 'fact', asks: 'detail', name, ...(detail && { detail }), isSo }
    }
    case 'suits': {
      const occasion = mainOccasion(reading)
      if (!occasion) return null
      const isSo = catalogueOccasionsOf(occasion).some((one) => product.occasions.includes(one))
      return { say: 'fact', asks, name, isSo }
    }
    case 'sum':
      return isOfAll
        ? sumOf(count ? lying.slice(0, count) : lying)
        : priceOf(pricedOf(lying, reading) ?? product)
    case 'cheapest':
      return priceOf(inOrderOfPrice(lying).at(0) ?? product)
    case 'dearest':
      return priceOf(inOrderOfPrice(lying).at(-1) ?? product)
    case 'price':
      return priceOf(pricedOf(lying, reading) ?? product)
    default:
      return { say: 'fact', asks, name, product }
  }
}

function sumOf(counted: readonly Product[]): Fact {
  const cents = counted.reduce((sum, { price_cents: one }) => sum + (one ?? 0), 0)
  return { say: 'fact', asks: 'sum', name: '', cents, ...(counted[0] && { currency: counted[0].currency }) }
}

const priceOf = (product: Product): Fact => ({
  say: 'fact',
  asks: 'price',
  name: product.name,
  product,
  cents: product.price_cents ?? 0,
  currency: product.currency,
})

/** Whether its cloth gives, as far as its shop says so. */
export const isStretchy = ({ material = '', name, traits }: Product) =>
  /stretch|elast|spandex|lycra|\brib|jersey|knit/i.test(`${material} ${name}`) ||
  (traits?.details?.includes('elastic') ?? false)

/** The piece whose price she asks: the one in the colour that she names, or the cheapest. */
function pricedOf(lying: readonly Product[], { colours, change }: Reading): Product | undefined {
  const ofColour = lying.find(({ traits, colour_family: family }) =>
    colours?.wanted?.some((one) => traits?.is.includes(one) || family === one),
  )
  if (ofColour || change?.act !== 'cheaper') return ofColour
  return inOrderOfPrice(lying)[0]
}

const inOrderOfPrice = (lying: readonly Product[]) =>
  lying
    .filter(({ price_cents: cents }) => cents !== null)
    .toSorted((a, b) => (a.price_cents ?? 0) - (b.price_cents ?? 0))
