import { isObject, listOf, nameOf, textOf, type Json } from './json.ts'
import type { Offer } from './statement.ts'

const mostOffers = 200

/** A price before a sale, or one per kilogram, is not what the product costs. */
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

/** The number in a price, to compare two offers of one shop; NaN where none can be read. */
const figure = ({ price }: Offer) => Number(price.replace(',', '.').replace(/[^\d.]/g, '') || Number.NaN)

const isThere = ({ availability }: Offer) => !/out|sold|discontinued/i.test(availability)

/** Of several sizes or sellers, picks the cheapest offer that is in stock. */
function best(offers: Offer[]): Offer | null {
  const priced = offers.filter((one) => figure(one) > 0)
  const [first] = [
    ...priced.filter(isThere).toSorted((a, b) => figure(a) - figure(b)),
    ...priced.toSorted((a, b) => figure(a) - figure(b)),
    ...offers,
  ]
  return first ?? null
}

/** Reads the offer of a product from a single offer, a list or an aggregate. */
export function offerOf(offers: unknown): Offer | null {
  const all = listOf(offers).filter(isObject).slice(0, mostOffers)
  const single = all.flatMap((offer) => {
    const own = readOffer(offer)
    const inner = listOf(offer.offers).filter(isObject).slice(0, mostOffers).map(readOffer)
    const withCurrency = inner.map((one) => ({ ...one, currency: one.currency || own.currency }))
    // The availability of an aggregate is ignored where its offers state their own.
    return inner.some((one) => figure(one) > 0) ? withCurrency : [own]
  })
  return best(single)
}
