import { use, useState } from 'react'
import { formatPrice } from '#client/i18n/format.ts'
import { loadMessages, t } from '#client/i18n/messages.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { monthlySavingCents } from '#shared/plans.ts'
import { Checkout } from './checkout.tsx'
import { PerkList } from './perk-list.tsx'
import { PriceLine } from './price-line.tsx'
import { useSaleTerms } from './sale-terms.ts'
import { closeUpgrade, useUpgrade, type Upgrade } from './upgrade-store.ts'

const sentences = loadMessages('billing')

export function UpgradeDialogs() {
  use(sentences)
  const upgrade = useUpgrade()
  // The reason stays in sight while the modal leaves.
  const [reason, setReason] = useState<Upgrade['reason']>(null)
  if (upgrade && upgrade.reason !== reason) setReason(upgrade.reason)
  return (
    <>
      <PremiumModal open={upgrade?.modal === 'premium'} reason={reason} />
      <LuxeModal open={upgrade?.modal === 'luxe'} />
    </>
  )
}

function PremiumModal({ open, reason }: { open: boolean; reason: Upgrade['reason'] }) {
  const { monthlyTryOns } = useSaleTerms()
  const saving = formatPrice(monthlySavingCents)
  const lead =
    reason === 'no_credits' ? 'noCreditsLead' : reason === 'monthly_limit' ? 'monthlyLead' : 'premiumLead'
  return (
    <Dialog
      open={open}
      onClose={closeUpgrade}
      title={t('billing.premiumTitle')}
      size="sm"
      footer={<Checkout label={t('billing.upgradeNow')} />}
    >
      <div className="grid gap-6">
        <p className="text-ink-soft">{t(`billing.${lead}`)}</p>
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
          <p className="text-sm font-medium text-good">{t('billing.saving', { amount: saving })}</p>
        </div>
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
