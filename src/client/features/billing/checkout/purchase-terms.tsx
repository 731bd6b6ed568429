import { formatPrice } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { sentenceGap } from '#client/i18n/sentence-gap.ts'
import { useRegion } from '#client/i18n/region.ts'
import { withdrawalDays } from '#shared/operator/withdrawal-right.ts'
import { checkouts } from '#shared/plans.ts'

/** The terms that the button below agrees to. They stand before it and are never folded away. */
export function PurchaseTerms() {
  const price = formatPrice(checkouts.hosted.priceCents)
  const withdraws = withdrawalDays(useRegion()?.country ?? null) === 14
  return (
    <p className="text-sm text-ink-soft">
      <span className="text-ink">{t('billing.termsRenewal', { price })}</span> {t('billing.termsCancel')}{' '}
      {t('billing.termsAgree')}
      {withdraws && `${sentenceGap()}${t('billing.termsWithdrawal')}`}
    </p>
  )
}
