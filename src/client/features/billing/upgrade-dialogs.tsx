import { use, useState } from 'react'
import { useAppState, useIsPremium } from '#client/session/app-state.ts'
import { formatDate, formatPrice } from '#client/i18n/format.ts'
import { loadMessages, t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { checkouts, creditPacks, monthlySavingCents } from '#shared/plans.ts'
import { Checkout } from './checkout/checkout.tsx'
import { CreditPacks } from './checkout/credit-packs.tsx'
import { useHostedCheckout } from './checkout/hosted-checkout.ts'
import { PerkList } from './plans/perk-list.tsx'
import { PriceLine } from './plans/price-line.tsx'
import { useSaleTerms } from './plans/sale-terms.ts'
import { closeUpgrade, useUpgrade, type Upgrade } from './upgrade-store.ts'

const sentences = loadMessages('billing')

export function UpgradeDialogs() {
  use(sentences)
  const upgrade = useUpgrade()
  const isPremium = useIsPremium()
  // The reason stays in sight while the modal closes.
  const [reason, setReason] = useState<Upgrade['reason']>(null)
  if (upgrade && upgrade.reason !== reason) setReason(upgrade.reason)
  const isMonthUsed = isPremium && reason === 'monthly_limit'
  // Luxe may have started meanwhile, in another tab or by signing in: then there is nothing to upgrade to.
  const shown = isPremium ? null : upgrade?.modal
  return (
    <>
      <MonthUsedModal open={isMonthUsed && upgrade !== null} />
      <PremiumModal open={shown === 'premium'} reason={reason} />
      <LuxeModal open={shown === 'luxe'} />
    </>
  )
}

/** For Luxe with all of the month's try-ons used: nothing to buy, only the date when they start again. */
function MonthUsedModal({ open }: { open: boolean }) {
  const { monthlyTryOns } = useSaleTerms()
  const monthEnd = useAppState()?.month_ends_at
  const date = monthEnd ? formatDate(new Date(monthEnd)) : null
  return (
    <Dialog
      open={open}
      onClose={closeUpgrade}
      title={t('billing.monthUsedTitle')}
      size="sm"
      footer={
        <Button onClick={closeUpgrade} className="max-sm:w-full">
          {t('common.close')}
        </Button>
      }
    >
      <p>
        {!date
          ? t('billing.monthlyLead')
          : monthlyTryOns
            ? t('billing.monthUsed', { count: monthlyTryOns, date })
            : t('billing.monthUsedOnly', { date })}
      </p>
    </Dialog>
  )
}

/** The pack that the other pack's saving is compared with. */
const largePack = creditPacks[1]

function PremiumModal({ open, reason }: { open: boolean; reason: Upgrade['reason'] }) {
  const { monthlyTryOns } = useSaleTerms()
  const checkout = useHostedCheckout()
  const isOutOfCredits = reason === 'no_credits'
  return (
    <Dialog
      open={open}
      onClose={closeUpgrade}
      title={t('billing.premiumTitle')}
      size="sm"
      footer={<Checkout label={t('billing.upgradeNow')} checkout={checkout} />}
    >
      <div className="grid gap-6">
        <p className="text-ink-soft">{t(isOutOfCredits ? 'billing.noCreditsLead' : 'billing.premiumLead')}</p>
        <PerkList
          perks={[
            monthlyTryOns
              ? t('billing.benefitMonthly', { count: monthlyTryOns })
              : t('billing.benefitUnlimited'),
            t('billing.benefitPriority'),
            t('billing.benefitCollections'),
            t('billing.benefitStylist'),
          ]}
        />
        <div className="grid gap-3 border-t border-hairline pt-5">
          <PriceLine note={t('billing.noFees')} />
          <div className="text-sm">
            <p className="font-medium text-good">
              {t('billing.saving', { amount: formatPrice(monthlySavingCents) })}
            </p>
            <p className="text-ink-soft">
              {t('billing.savingHow', {
                count: largePack.credits,
                pack: formatPrice(largePack.priceCents),
                price: formatPrice(checkouts.hosted.priceCents),
              })}
            </p>
          </div>
        </div>
        {isOutOfCredits && <CreditPacks title={t('billing.packsTitle')} checkout={checkout} />}
      </div>
    </Dialog>
  )
}

function LuxeModal({ open }: { open: boolean }) {
  const { promisedTryOns, showsSocialProof } = useSaleTerms()
  return (
    <Dialog
      open={open}
      onClose={closeUpgrade}
      title={t('billing.luxeTitle')}
      size="sm"
      footer={
        <Checkout
          label={t('billing.upgradeToLuxe')}
          checkout={useHostedCheckout()}
          maybeLater={{ label: t('billing.maybeLater'), onClick: closeUpgrade }}
        />
      }
    >
      <div className="grid gap-6">
        <p className="text-ink-soft">{t('billing.luxeLead')}</p>
        <PerkList
          perks={[
            t('billing.perkTryOns', { count: promisedTryOns }),
            t('billing.perkOutfits'),
            t('billing.perkLinks'),
            t('billing.perkSharper'),
            t('billing.perkCloset'),
          ]}
        />
        <div className="flex flex-wrap items-end justify-between gap-3 border-t border-hairline pt-5">
          <PriceLine note={t('billing.cancelAnytime')} />
          {showsSocialProof && <p className="text-sm text-ink-soft">{t('billing.socialProof')}</p>}
        </div>
      </div>
    </Dialog>
  )
}
