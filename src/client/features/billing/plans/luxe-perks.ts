import { t } from '#client/i18n/messages.ts'
import { useSaleTerms } from './sale-terms.ts'

/** Everything that Luxe includes, for the checkout. Needs the area `billing`. */
export function useLuxePerks() {
  const { monthlyTryOns } = useSaleTerms()
  return [
    monthlyTryOns ? t('billing.benefitMonthly', { count: monthlyTryOns }) : t('billing.benefitUnlimited'),
    t('billing.perkOutfits'),
    t('billing.perkLinks'),
    t('billing.perkSharper'),
    t('billing.perkCloset'),
    t('billing.benefitPriority'),
    t('billing.benefitStylist'),
  ]
}
