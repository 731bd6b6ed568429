import { sql } from 'drizzle-orm'
import { adultStatement } from '#shared/consents.ts'
import type { Shopper } from '../auth/authorize.ts'
import { users } from '../shoppers/schema.ts'

type Said = Pick<Shopper, 'adultConfirmedAt' | 'adultStatement'>

/** Whether she has agreed to today's sentence about who is in her photos. An earlier one said less, and is asked anew. */
export const isAdultConfirmed = ({ adultConfirmedAt, adultStatement: agreed }: Said) =>
  adultConfirmedAt !== null && agreed === adultStatement

/**
 * What is noted of her answer: when she agreed first to today's sentence, and which one it was. Whoever is an adult is old
 * enough for an account, too, if nobody has asked her that yet.
 */
export const withAnswer = (before: Said, isAdult: boolean) => ({
  ...(isAdult && !isAdultConfirmed(before)
    ? { adultConfirmedAt: new Date(), adultStatement }
    : { adultConfirmedAt: before.adultConfirmedAt, adultStatement: before.adultStatement }),
  ...(isAdult && {
    minimumAgeConfirmedAt: sql`coalesce(${users.minimumAgeConfirmedAt}, ${Date.now()})`,
  }),
})
