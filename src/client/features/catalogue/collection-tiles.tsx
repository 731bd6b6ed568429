import Crown from 'lucide-react/icons/crown'
import { inShopperLanguage } from '#client/i18n/editorial.ts'
import { inPhrases, t } from '#client/i18n/messages.ts'
import { Link } from '#client/ui/link.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { Loaded } from '#client/session/shown-when-loaded.tsx'
import { collections, type Collection } from './catalogue-calls.ts'
import { EditorialPicture } from './editorial-picture.tsx'

const tiles =
  'page-bleed grid snap-x auto-cols-[68%] grid-flow-col gap-3 overflow-x-auto pb-1 [scrollbar-width:none] sm:auto-cols-[38%] sm:gap-6 lg:grid-flow-row lg:grid-cols-3 lg:gap-y-12'

export function CollectionTiles({ className }: { className?: string }) {
  return (
    <section aria-labelledby="collections" className={className}>
      <h2 id="collections" className="font-display text-display-md">
        {inPhrases(t('shelves.collections'))}
      </h2>
      <p className="mt-2 mb-8 max-w-[52ch] text-ink-soft">{t('shelves.collectionsLead')}</p>
      <Loaded
        state={collections}
        failed={t('shelves.collectionsFailed')}
        skeleton={
          <div className={tiles}>
            {[0, 1, 2, 3, 4, 5].map((index) => (
              <Skeleton key={index} className="aspect-4/5" />
            ))}
          </div>
        }
      >
        {(listed) => <Tiles listed={listed} />}
      </Loaded>
    </section>
  )
}

function Tiles({ listed }: { listed: Collection[] }) {
  if (listed.length === 0) return <p className="text-ink-soft">{t('shelves.topPicksEmpty')}</p>
  return (
    <ul className={tiles}>
      {listed.map((collection) => (
        <li key={collection.slug} className="min-w-0 snap-start">
          <CollectionTile collection={collection} />
        </li>
      ))}
    </ul>
  )
}

function CollectionTile({ collection }: { collection: Collection }) {
  const { slug, image_url, is_premium, product_count } = collection
  const { title, description, lang } = inShopperLanguage('collections', slug, collection)
  return (
    <Link to={`/collections/${slug}`} className="group block rounded-sm">
      <span className="relative block overflow-hidden rounded-sm">
        <EditorialPicture
          src={image_url}
          sizes="(width < 40rem) 68vw, (width < 64rem) 38vw, 25rem"
          title={title}
          className="aspect-4/5! transition-[scale] duration-(--duration-slow) ease-out group-hover:scale-[1.015]"
        />
        {is_premium && (
          <span className="absolute start-3 top-3 inline-flex items-center gap-1.5 rounded-full bg-paper/92 px-2.5 py-0.5 text-sm font-medium">
            <Crown aria-hidden className="size-3.5" strokeWidth={1.75} />
            {t('catalogue.luxe')}
          </span>
        )}
      </span>
      <span className="mt-4 flex items-baseline justify-between gap-4">
        <span className="font-display text-display-sm" lang={lang}>
          {title}
        </span>
        <span className="shrink-0 text-sm text-ink-soft">
          {t('catalogue.pieces', { count: product_count })}
        </span>
      </span>
      <span className="mt-1 line-clamp-2 block text-ink-soft" lang={lang}>
        {description}
      </span>
    </Link>
  )
}
