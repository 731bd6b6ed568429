import { lazy, Suspense, useState, type ComponentType } from 'react'
import { Link } from 'react-router'
import { useShopper } from '#client/features/account/app-state-store.ts'
import { FramesMotif, HangerMotif } from '#client/features/dashboard/motifs.tsx'
import { greetingKey } from '#client/features/dashboard/greeting.ts'
import { Tile, TileButton } from '#client/features/dashboard/tile.tsx'
import { t } from '#client/i18n/messages.ts'
import { FittingScene } from '#client/shell/fitting-scene.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'

type LookbookModule = { LookbookModal: ComponentType<{ open: boolean; onClose: () => void }> }

/** A slot: the lookbook moves in with the fitting room's other half. */
const [loadLookbook] = Object.values(import.meta.glob<LookbookModule>('../features/looks/lookbook-modal.tsx'))
const Lookbook = lazy(async () => ({ default: (await loadLookbook()).LookbookModal }))

export function Component() {
  const [lookbookOpen, setLookbookOpen] = useState(false)
  // The modal's code is fetched at the first opening and stays, so that it can also leave gracefully.
  const [lookbookWanted, setLookbookWanted] = useState(false)

  return (
    <main id="content" className="page pt-8 pb-16 lg:pt-14">
      <title>{t('dashboard.pageTitle')}</title>
      <Greeting />
      <div className="mt-8 grid grid-cols-2 gap-3 sm:gap-6 lg:mt-12">
        <TileButton
          label={t('dashboard.lookbook')}
          hint={t('dashboard.lookbookHint')}
          motif={<FramesMotif />}
          onClick={() => {
            setLookbookWanted(true)
            setLookbookOpen(true)
          }}
        />
        <Link to="/fitting-room" className="group">
          <Tile label={t('dashboard.tryOn')} hint={t('dashboard.tryOnHint')} motif={<HangerMotif />} />
        </Link>
      </div>
      <Promo />
      {lookbookWanted && (
        <Suspense>
          <Lookbook open={lookbookOpen} onClose={() => setLookbookOpen(false)} />
        </Suspense>
      )}
    </main>
  )
}

function Greeting() {
  const name = useShopper()?.name
  const greeting = t(greetingKey(new Date().getHours()))
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
