import { useEffect, useState, type ReactNode } from 'react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import BookHeart from 'lucide-react/icons/book-heart'
import Heart from 'lucide-react/icons/heart'
import House from 'lucide-react/icons/house'
import { useAppState } from '#client/session/app-state.ts'
import { inPhrases, t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { Button } from '#client/ui/button.tsx'
import { LateDialog } from '#client/ui/late-dialog.tsx'
import { Link } from '#client/ui/link.tsx'

const LookbookModal = laterPart(
  async () => (await import('#client/features/looks/lookbook-modal.tsx')).LookbookModal,
)

/**
 * Shown instead of a page that needs the network: what works without one, and the page itself once the network
 * is back.
 */
export function OfflinePage({ onRetry }: { onRetry: () => void }) {
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])

  return (
    <main id="content" className="page pt-10 pb-20 lg:pt-20">
      <title>{t('shell.offlinePageTitle')}</title>
      <h1 className="font-display text-display-md">{inPhrases(t('shell.offlineTitle'))}</h1>
      <p className="mt-4 max-w-prose text-lg text-ink-soft">{t('shell.offlineText')}</p>
      <Button variant="outline" className="mt-6" onClick={onRetry}>
        {t('common.tryAgain')}
      </Button>
      <h2 className="mt-14 font-display text-display-sm">{t('shell.offlineHere')}</h2>
      <ul className="mt-4 max-w-xl divide-y divide-hairline border-y border-hairline">
        <Lookbook />
        <Row
          icon={<Heart aria-hidden className="size-5" strokeWidth={1.5} />}
          name={t('common.wishlist')}
          hint={t('shell.wishlistHint')}
          to="/wishlist"
        />
        <Row
          icon={<House aria-hidden className="size-5" strokeWidth={1.5} />}
          name={t('common.home')}
          hint={t('shell.homeHint')}
          to="/dashboard"
        />
      </ul>
    </main>
  )
}

/** Only for the shopper who was last signed in here. */
function Lookbook() {
  const isSignedIn = useAppState() !== null
  const [open, setOpen] = useState(false)
  if (!isSignedIn) return null
  return (
    <>
      <Row
        icon={<BookHeart aria-hidden className="size-5" strokeWidth={1.5} />}
        name={t('shell.lookbook')}
        hint={t('shell.lookbookHint')}
        onClick={() => setOpen(true)}
      />
      <LateDialog open={open} onClose={() => setOpen(false)}>
        <LookbookModal open={open} onClose={() => setOpen(false)} />
      </LateDialog>
    </>
  )
}

type RowProps = { icon: ReactNode; name: string; hint: string } & (
  | { to: string; onClick?: never }
  | { to?: never; onClick: () => void }
)

function Row({ icon, name, hint, to, onClick }: RowProps) {
  const row = 'group flex min-h-18 w-full items-center gap-4 py-3 text-start'
  const content = (
    <>
      <span className="text-accent">{icon}</span>
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{name}</span>
        <span className="block text-sm text-ink-soft">{hint}</span>
      </span>
      <ArrowRight aria-hidden className="size-4 shrink-0 text-ink-soft rtl:-scale-x-100" strokeWidth={1.5} />
    </>
  )
  return (
    <li>
      {to === undefined ? (
        <button type="button" onClick={onClick} className={row}>
          {content}
        </button>
      ) : (
        <Link to={to} className={row}>
          {content}
        </Link>
      )}
    </li>
  )
}
