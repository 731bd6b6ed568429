import * as v from 'valibot'
import { countries, currencyIn } from '../regions/countries.ts'

const country = v.pipe(
  v.string(),
  v.check((code) => currencyIn(code) !== null, 'no country by its two letters'),
)
const countryList = v.pipe(v.array(country), v.minLength(1), v.maxLength(countries.length))
const price = v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000))
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'no currency by its three letters'))

/** At least and at most. */
const days = v.pipe(
  v.tuple([v.pipe(v.number(), v.integer(), v.minValue(0)), v.pipe(v.number(), v.integer(), v.maxValue(180))]),
  v.check(([least, most]) => least <= most, 'the first is more than the second'),
)

/** What delivery costs where, and how long it takes: the variable SHIPPING_DETAILS. */
const shippingRates = v.pipe(
  v.array(
    v.strictObject({
      countries: countryList,
      /** In units of the currency; 0 is free. */
      price,
      currency,
      /** Until it leaves the shop. */
      handlingDays: v.optional(days),
      /** On its way. */
      transitDays: v.optional(days),
    }),
  ),
  v.minLength(1),
  v.maxLength(60),
)
export type ShippingRate = v.InferOutput<typeof shippingRates>[number]

/** How a piece goes back: the variable RETURN_POLICY. */
const returnPolicy = v.strictObject({
  countries: countryList,
  /** 0 takes nothing back. */
  days: v.union(
    [v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(730)), v.literal('unlimited')],
    'a whole number up to 730, or "unlimited"',
  ),
  /** Who pays for the way back: nobody, she herself, or she pays the shop so much. */
  fees: v.optional(
    v.union(
      [v.picklist(['free', 'customer']), v.strictObject({ price, currency })],
      '"free", "customer", or a price with its currency',
    ),
  ),
  method: v.optional(v.picklist(['mail', 'store', 'kiosk'])),
})
export type ReturnPolicy = v.InferOutput<typeof returnPolicy>

/** What one variable says; what cannot be read says nothing, and `problem` says why. */
function readTerms<Said>(text: string | undefined, schema: v.GenericSchema<unknown, Said>) {
  if (!text?.trim()) return { said: null, problem: null }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { said: null, problem: 'it is no JSON' }
  }
  const read = v.safeParse(schema, json)
  if (read.success) return { said: read.output, problem: null }
  const [issue] = read.issues
  return { said: null, problem: `${v.getDotPath(issue) ?? 'it'}: ${issue.message}` }
}

type TermsVars = { SHIPPING_DETAILS?: string; RETURN_POLICY?: string }

/**
 * Delivery and returns as the operator promises them for every piece whose own shop says nothing of it. Only search engines read
 * them (worker/product-pages).
 */
export function readSaleTerms({ SHIPPING_DETAILS, RETURN_POLICY }: TermsVars) {
  const shipping = readTerms(SHIPPING_DETAILS, shippingRates)
  const returns = readTerms(RETURN_POLICY, returnPolicy)
  const problems = [
    ['SHIPPING_DETAILS', shipping.problem] as const,
    ['RETURN_POLICY', returns.problem] as const,
  ].flatMap(([name, problem]) => (problem ? [{ name, problem }] : []))
  return { terms: { shipping: shipping.said, returns: returns.said }, problems }
}

export type SaleTerms = ReturnType<typeof readSaleTerms>['terms']
