import { CollectionTiles } from '#client/features/catalogue/collection-tiles.tsx'
import { Handpicked } from '#client/features/catalogue/handpicked.tsx'
import { TopPicks } from '#client/features/catalogue/top-picks.tsx'
import { inPhrases, t } from '#client/i18n/messages.ts'
import { FittingScene } from '#client/ui/fitting-scene.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Link } from '#client/ui/link.tsx'

/** The rows of products below the dashboard's tiles. Their code is fetched beside their data. */
export const Shelves = () => (
  <>
    <TopPicks />
    <CollectionTiles />
    <Promo />
    <Handpicked />
  </>
)

const Promo = () => (
  <section className="bg-blush grid overflow-hidden rounded-lg sm:grid-cols-2">
    <div className="grid content-center justify-items-start gap-4 px-6 py-10 sm:px-10 lg:px-16 lg:py-24">
      <h2 className="font-display text-display-md">{inPhrases(t('shelves.promoTitle'))}</h2>
      <p className="max-w-[40ch]">{t('shelves.promo')}</p>
      <Link to="/fitting-room" className={buttonStyle('primary', 'md', 'mt-4')}>
        {t('shelves.startTryOn')}
      </Link>
    </div>
    <FittingScene label="" crop="top" className="h-72 w-full sm:h-full sm:max-h-120" />
  </section>
)
