import { useAppState } from '#client/session/app-state.ts'
import { logInPath } from '#client/session/next-path.ts'
import { openUpgrade } from '#client/features/billing/upgrade-store.ts'
import { inPhrases, t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Link } from '#client/ui/link.tsx'
import { shopAllPath } from './shop-all-address.ts'

/** The text and button shown wherever only Luxe can go on. */
export function LuxeGateText({ next = shopAllPath() }: { next?: string }) {
  const isSignedIn = useAppState() !== null
  return (
    <>
      <h3 className="font-display text-display-md text-balance">{inPhrases(t('catalogue.unlockTitle'))}</h3>
      <p className="max-w-[46ch] text-lg">{t(isSignedIn ? 'catalogue.unlock' : 'catalogue.unlockVisitor')}</p>
      <div className="mt-2">
        {isSignedIn ? (
          <Button size="lg" onClick={() => openUpgrade('luxe')}>
            {t('catalogue.upgradeToLuxe')}
          </Button>
        ) : (
          <Link to={logInPath(next)} className={buttonStyle('primary', 'lg')}>
            {t('catalogue.login')}
          </Link>
        )}
      </div>
    </>
  )
}
