import { useLoaderData } from 'react-router'
import { useDisplayName } from '#client/features/account/app-state-store.ts'
import { HangerMotif } from '#client/features/dashboard/motifs.tsx'
import { greetingKey } from '#client/features/dashboard/greeting.ts'
import { LookbookTile } from '#client/features/dashboard/lookbook-tile.tsx'
import { Tile } from '#client/features/dashboard/tile.tsx'
import { t } from '#client/i18n/messages.ts'
import { FittingScene } from '#client/shell/fitting-scene.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Link } from '#client/ui/link.tsx'

export const loader = () => ({ hour: new Date().getHours() })

export function Component() {
  return (
    <main id="content" className="page pt-8 pb-16 lg:pt-14">
      <title>{t('dashboard.pageTitle')}</title>
      <Greeting />
      <div className="mt-8 grid grid-cols-2 gap-3 sm:gap-6 lg:mt-12">
        <LookbookTile />
        <Link to="/fitting-room" className="group">
          <Tile label={t('dashboard.tryOn')} hint={t('dashboard.tryOnHint')} motif={<HangerMotif />} />
        </Link>
      </div>
      <Promo />
    </main>
  )
}

function Greeting() {
  const { hour } = useLoaderData<typeof loader>()
  const name = useDisplayName()
  const greeting = t(greetingKey(hour))
  return (
    <>
      <h1 className="font-display text-display-lg text-wrap">
        {name ? t('dashboard.greetingWithName', { greeting, name }) : greeting}
      </h1>
      <p className="mt-4 text-lg text-ink-soft">{t('dashboard.lead')}</p>
    </>
  )
}

function Promo() {
  return (
    <section className="bg-blush mt-12 grid overflow-hidden rounded-lg sm:grid-cols-2 lg:mt-20">
      <div className="grid content-center justify-items-start gap-4 px-6 py-10 sm:px-10 lg:px-16 lg:py-24">
        <h2 className="font-display text-display-md">{t('dashboard.promoTitle')}</h2>
        <p className="max-w-[40ch]">{t('dashboard.promo')}</p>
        <Link to="/fitting-room" className={buttonStyle('primary', 'md', 'mt-4')}>
          {t('dashboard.startTryOn')}
        </Link>
      </div>
      <FittingScene label="" crop="top" className="h-72 w-full sm:h-full sm:max-h-120" />
    </section>
  )
}
