import { adultStatement } from '#shared/photos.ts'
import type { Shopper } from '../auth/authorize.ts'

type Said = Pick<Shopper, 'adultConfirmedAt' | 'adultStatement'>

/** Whether she has agreed to today's sentence about who is in her photos. An earlier one said less, and is asked anew. */
export const isAdultConfirmed = ({ adultConfirmedAt, adultStatement: agreed }: Said) =>
  adultConfirmedAt !== null && agreed === adultStatement

/** What is noted of her answer: when she agreed first to today's sentence, and which one it was. */
export const withAnswer = (before: Said, isAdult: boolean): Said =>
  isAdult && !isAdultConfirmed(before)
    ? { adultConfirmedAt: new Date(), adultStatement }
    : { adultConfirmedAt: before.adultConfirmedAt, adultStatement: before.adultStatement }
