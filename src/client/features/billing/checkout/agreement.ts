import { currentLanguage } from '#client/i18n/language.ts'
import { saleTermsVersion, type SaleItem } from '#shared/plans.ts'

/** What she has read on this screen and agrees to: the server records it, and refuses a price of yesterday. */
export const agreementTo = <Item extends SaleItem>(item: Item, priceCents: number) => ({
  item,
  priceCents,
  terms: saleTermsVersion,
  language: currentLanguage(),
})
