import { useLocation } from 'react-router'
import { useAppState } from '#client/session/app-state.ts'
import { signInPath } from '#client/session/next-path.ts'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Link } from '#client/ui/link.tsx'
import { CheckoutNotice, useCanBuy } from './checkout-notice.tsx'
import type { HostedCheckout } from './hosted-checkout.ts'
import { PurchaseTerms } from './purchase-terms.tsx'

type Props = {
  label: string
  checkout: HostedCheckout
  maybeLater?: { label: string; onClick: () => void }
}

/** The terms, and the button to the hosted checkout of Luxe. */
export function Checkout({ label, checkout, maybeLater }: Props) {
  const canBuy = useCanBuy()
  return (
    <div className="grid gap-4">
      {canBuy && <PurchaseTerms />}
      <CheckoutNotice error={checkout.error} />
      <div className="grid gap-2 sm:flex sm:flex-row-reverse sm:justify-start">
        <UpgradeAction label={label} checkout={checkout} />
        {maybeLater && (
          <Button variant="quiet" onClick={maybeLater.onClick}>
            {maybeLater.label}
          </Button>
        )}
      </div>
    </div>
  )
}

/** A visitor who signs in comes back to this modal: the store keeps it open meanwhile. */
function UpgradeAction({ label, checkout }: Pick<Props, 'label' | 'checkout'>) {
  const isSignedIn = useAppState() !== null
  const canBuy = useCanBuy()
  const { pathname, search } = useLocation()
  if (!isSignedIn) {
    return (
      <Link to={signInPath(pathname + search)} className={buttonStyle('primary', 'md', 'sm:flex-1')}>
        {label}
      </Link>
    )
  }
  const isPending = checkout.asked === 'luxe_hosted'
  return (
    <Button
      loading={isPending}
      disabled={!canBuy || checkout.asked !== null}
      onClick={() => checkout.buy('luxe_hosted')}
      className="sm:flex-1"
    >
      {isPending ? t('billing.openingCheckout') : label}
    </Button>
  )
}
