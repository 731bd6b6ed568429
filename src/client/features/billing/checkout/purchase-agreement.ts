import { currentLanguage } from '#client/i18n/language.ts'
import { saleTermsVersion } from '#shared/consents.ts'
import { type SaleItem } from '#shared/plans.ts'

/** The terms on this screen that the shopper agrees to. The server records them, and refuses an outdated price. */
export const agreementTo = <Item extends SaleItem>(item: Item, priceCents: number) => ({
  item,
  priceCents,
  terms: saleTermsVersion,
  language: currentLanguage(),
})
