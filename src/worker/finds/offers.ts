import { isObject, listOf, nameOf, textOf, type Json } from './json.ts'
import type { Offer } from './statement.ts'

const mostOffers = 200

/** A price before a sale, or of a kilogram, is not what the piece costs. */
const isOther = ({ priceType, '@type': type, referenceQuantity }: Json) =>
  /list|strikethrough|regular|msrp|srp/i.test(nameOf(priceType)) ||
  (/unit/i.test(textOf(type)) && referenceQuantity !== undefined)

function readOffer(offer: Json): Offer {
  const specifications = listOf(offer.priceSpecification).filter(isObject)
  const specification = specifications.find((one) => !isOther(one)) ?? specifications[0]
  const price = textOf(offer.price) || textOf(offer.lowPrice) || textOf(specification?.price ?? '')
  const currency = textOf(offer.priceCurrency) || textOf(specification?.priceCurrency ?? '')
  return { price, currency, availability: nameOf(offer.availability) }
}

/** The figure in a price, to compare two of one shop; of none that can be read, none. */
const figure = ({ price }: Offer) => Number(price.replace(',', '.').replace(/[^\d.]/g, '') || Number.NaN)

const isThere = ({ availability }: Offer) => !/out|sold|discontinued/i.test(availability)

/** Of several sizes or shops: what can be had, and for the least. */
function best(offers: Offer[]): Offer | null {
  const priced = offers.filter((one) => figure(one) > 0)
  const [first] = [
    ...priced.filter(isThere).toSorted((a, b) => figure(a) - figure(b)),
    ...priced.toSorted((a, b) => figure(a) - figure(b)),
    ...offers,
  ]
  return first ?? null
}

/** The offer of a product: one, a list, or one that stands for many. */
export function offerOf(offers: unknown): Offer | null {
  const all = listOf(offers).filter(isObject).slice(0, mostOffers)
  const single = all.flatMap((offer) => {
    const own = readOffer(offer)
    const inner = listOf(offer.offers).filter(isObject).slice(0, mostOffers).map(readOffer)
    const withCurrency = inner.map((one) => ({ ...one, currency: one.currency || own.currency }))
    // What stands for many says nothing of stock where each of them does.
    return inner.some((one) => figure(one) > 0) ? withCurrency : [own]
  })
  return best(single)
}
