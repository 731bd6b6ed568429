import * as v from 'valibot'

/** Delivery to a country, as the shop says: for how much, and after how many days. */
export const deliveryTo = v.object({
  country: v.string(),
  /** Hundredths of `currency`; 0 is free. */
  cents: v.number(),
  currency: v.string(),
  fromDays: v.optional(v.number()),
  toDays: v.optional(v.number()),
})

export type DeliveryTo = v.InferOutput<typeof deliveryTo>

/** What a shop says of how a piece comes, and goes back. What it does not say is left out. */
export const delivery = v.object({
  /** The only countries that it ships to. */
  shipsTo: v.optional(v.array(v.string())),
  to: v.optional(v.array(deliveryTo)),
  /** So many days she may send it back. */
  returnDays: v.optional(v.number()),
})
export type Delivery = v.InferOutput<typeof delivery>

/** Whether it ships to a country: true and false where the shop says so, else null. */
export function shipsTo(country: string, said: Delivery | null) {
  if (said?.shipsTo) return said.shipsTo.includes(country)
  return said?.to?.some((one) => one.country === country) ? true : null
}
