import { isObject, listOf, nameOf, textOf, type Json } from './loose-json.ts'
import { readAvailability } from '../feeds/availability.ts'
import { readPrice } from '../feeds/read-price.ts'
import { writtenPrice, type Offer } from './product-statement.ts'

const maxOffers = 200

/** A price before a sale, or one per kilogram, is not what the product costs. */
const isOther = ({ priceType, '@type': type, referenceQuantity }: Json) =>
  /list|strikethrough|regular|msrp|srp/i.test(nameOf(priceType)) ||
  (/unit/i.test(textOf(type)) && referenceQuantity !== undefined)

const firstText = (value: unknown) => textOf(listOf(value)[0])

function readOffer(offer: Json): Offer {
  const specifications = listOf(offer.priceSpecification).filter(isObject)
  const parts = specifications.flatMap((one) => listOf(one.priceComponent)).filter(isObject)
  const specification =
    [...specifications, ...parts].find((one) => !isOther(one) && one.price !== undefined) ?? specifications[0]
  const price =
    firstText(offer.price) ||
    firstText(offer.lowPrice) ||
    firstText(specification?.price) ||
    firstText(specification?.minPrice)
  const currency = textOf(offer.priceCurrency) || textOf(specification?.priceCurrency ?? '')
  return { price, currency, availability: nameOf(offer.availability) }
}

/** What an offer costs, to compare two of one shop; null where that cannot be read. */
function costOf({ price, currency }: Offer) {
  const read = readPrice(writtenPrice(price), currency, comparable)
  return 'refused' in read ? null : read
}
/** Any currency: offers of a shop are compared with each other. */
const comparable = 'USD'

/** What can be had comes first, then what is not understood, and last what is sold out. */
function rankOf({ availability }: Offer) {
  const read = readAvailability(availability)
  return read === 'out_of_stock' ? 2 : read === null ? 1 : 0
}

/** Of several sizes or sellers, picks the cheapest offer that is in stock. */
export function best(offers: Offer[]): Offer | null {
  const priced = offers.flatMap((offer) => {
    const cost = costOf(offer)
    return cost ? { offer, rank: rankOf(offer), ...cost } : []
  })
  // Amounts in several currencies cannot be compared: the one that is named first is the page's.
  const own = priced.filter(({ currency }) => currency === priced[0]?.currency)
  const [first] = own.toSorted((a, b) => a.rank - b.rank || a.cents - b.cents)
  return first?.offer ?? offers[0] ?? null
}

/** Reads the offer of a product from a single offer, a list or an aggregate. */
export function offerOf(offers: unknown): Offer | null {
  const all = listOf(offers).filter(isObject).slice(0, maxOffers)
  const single = all.flatMap((offer) => {
    const own = readOffer(offer)
    const inner = listOf(offer.offers).filter(isObject).slice(0, maxOffers).map(readOffer)
    const withCurrency = inner.map((one) => ({ ...one, currency: one.currency || own.currency }))
    // The availability of an aggregate is ignored where its offers state their own.
    return inner.some((one) => costOf(one) !== null) ? withCurrency : [own]
  })
  return best(single)
}
