import { Fragment, useId, type ReactNode } from 'react'
import CalendarX2 from 'lucide-react/icons/calendar-x-2'
import CreditCard from 'lucide-react/icons/credit-card'
import LockKeyhole from 'lucide-react/icons/lock-keyhole'
import { formatPrice } from '#client/i18n/format.ts'
import { inPhrases, t } from '#client/i18n/messages.ts'
import { checkouts } from '#shared/plans.ts'
import { useLuxePerks } from '../plans/luxe-perks.ts'
import { PerkList } from '../plans/perk-list.tsx'
import { useSaleTerms } from '../plans/sale-terms.ts'

/** The offer beside the form; on a phone one below the other. */
export function SubscribeCard({ priceCents, children }: { priceCents: number; children: ReactNode }) {
  const id = useId()
  return (
    <Sheet titleId={id} className="sm:max-w-lg lg:max-w-5xl">
      <div className="lg:grid lg:grid-cols-[9fr_11fr]">
        <div className="px-6 pt-8 sm:px-10 lg:border-e lg:border-hairline lg:bg-tint lg:py-12">
          <h1 id={id} tabIndex={-1} className="font-display text-display-md outline-none">
            {inPhrases(t('subscribe.title'))}
          </h1>
          <Summary priceCents={priceCents} />
          <OtherPrice priceCents={priceCents} />
          <Perks />
        </div>
        <div className="px-6 pt-6 pb-8 sm:px-10 lg:py-12">{children}</div>
      </div>
      <Badges />
    </Sheet>
  )
}

/** Breaks the line at a bullet and nowhere else. */
function Summary({ priceCents }: { priceCents: number }) {
  const { monthlyTryOns } = useSaleTerms()
  const price = formatPrice(priceCents)
  const summary = monthlyTryOns
    ? t('subscribe.summaryCounted', { price, count: monthlyTryOns })
    : t('subscribe.summary', { price })
  return (
    <p className="mt-3 text-ink-soft">
      {summary.split(' • ').map((part, index) => (
        <Fragment key={part}>
          {index > 0 && ' • '}
          <span className="whitespace-nowrap">{part}</span>
        </Fragment>
      ))}
    </p>
  )
}

/** Luxe has another price where the upgrade buttons lead: whoever has read that one is told why. */
function OtherPrice({ priceCents }: { priceCents: number }) {
  const other = checkouts.hosted.priceCents
  if (other === priceCents) return null
  return (
    <p className="mt-2 max-w-[52ch] text-sm text-ink-soft">
      {t('subscribe.otherPrice', { price: formatPrice(other), upgrade: t('billing.upgradeToLuxe') })}
    </p>
  )
}

/** The perks were read before coming here, so on a phone the form comes first. */
function Perks() {
  return (
    <div className="mt-10 max-lg:hidden">
      <h2 className="label mb-4">{t('subscribe.includes')}</h2>
      <PerkList perks={useLuxePerks()} />
    </div>
  )
}

const badges = [
  { label: 'subscribe.secure', Icon: LockKeyhole },
  { label: 'subscribe.allCards', Icon: CreditCard },
  { label: 'subscribe.cancelAnytime', Icon: CalendarX2 },
] as const

function Badges() {
  return (
    <ul className="flex flex-wrap justify-center gap-x-8 gap-y-2 border-t border-hairline px-6 py-4 text-sm text-ink-soft">
      {badges.map(({ label, Icon }) => (
        <li key={label} className="flex items-center gap-2">
          <Icon aria-hidden className="size-4" strokeWidth={1.5} />
          {t(label)}
        </li>
      ))}
    </ul>
  )
}

/**
 * Looks like a modal but is none for the browser: everything outside a real modal is inert, and the provider
 * puts the bank's own questions there.
 */
export function Sheet(props: { titleId: string; className: string; children: ReactNode }) {
  return (
    <dialog
      open
      aria-labelledby={props.titleId}
      className={`static m-0 w-full max-w-none animate-rise overflow-hidden bg-raised text-ink shadow-float max-sm:rounded-t-sheet max-sm:pb-[env(safe-area-inset-bottom)] sm:rounded-lg ${props.className}`}
    >
      {props.children}
    </dialog>
  )
}
