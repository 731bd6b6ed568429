import Check from 'lucide-react/icons/check'
import { formatPrice } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { buttonStyle } from '#client/ui/button-style.ts'
import { checkouts, signUpCredits } from '#shared/plans.ts'
import { SectionHead, sectionStyle } from './section-head.tsx'

/** What is free and what the rest costs: the price is the hosted checkout's, because an upgrade leads there. */
export function Start() {
  return (
    <section aria-labelledby="start" className={cx('[--far:40rem] lg:[--far:24rem]', sectionStyle)}>
      <div className="page grid gap-x-16 gap-y-14 lg:grid-cols-12">
        <SectionHead
          id="start"
          title={t('landing.startTitle', { count: signUpCredits })}
          text={t('landing.start')}
          className="lg:col-span-7"
        >
          <a href="/auth" className={buttonStyle('primary', 'lg', 'mt-8 max-sm:w-full')}>
            {t('landing.getStarted')}
          </a>
        </SectionHead>
        <Luxe />
      </div>
    </section>
  )
}

function Luxe() {
  const perks = [
    t('landing.luxeOutfits'),
    t('landing.luxeLinks'),
    t('landing.luxeSharper'),
    t('landing.luxeCloset'),
  ]
  return (
    <div className="border-t border-edge pt-6 lg:col-span-5">
      <h3 className="text-ink-soft">{t('landing.luxeTitle')}</h3>
      <p className="mt-2 font-display text-display-sm tabular-nums">
        {t('landing.luxePrice', { price: formatPrice(checkouts.hosted.priceCents) })}
      </p>
      <p className="mt-2">{t('landing.luxe')}</p>
      <ul className="mt-5 grid gap-x-6 gap-y-2.5 sm:grid-cols-2">
        {perks.map((perk) => (
          <li key={perk} className="flex gap-2.5">
            <Check aria-hidden className="mt-1 size-4 shrink-0 text-accent" strokeWidth={1.75} />
            {perk}
          </li>
        ))}
      </ul>
    </div>
  )
}
