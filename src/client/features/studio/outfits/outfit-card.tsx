import Globe from 'lucide-react/icons/globe'
import Shirt from 'lucide-react/icons/shirt'
import { ProductPicture } from '#client/ui/product/product-picture.tsx'
import { Board } from '#client/features/explore/board.tsx'
import { AiLabel } from '#client/ui/ai-label.tsx'
import { inShopperLanguage } from '#client/i18n/editorial.ts'
import { TextPrice } from '#client/ui/product/price-in-her-money.tsx'
import { t } from '#client/i18n/messages.ts'
import { sentenceGap } from '#client/i18n/sentence-gap.ts'
import { Badge } from '#client/ui/badge.tsx'
import { useTryOnPieces } from '#client/ui/product/use-try-on.ts'
import { Button } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'
import { ShopText } from '#client/ui/shop-text.tsx'
import { cleanPrice, soldOut, unknownPrice } from '#shared/prices.ts'
import type { Departure, GeneratedItem, GeneratedOutfit } from '#shared/studio.ts'
import { PublishButton } from './publish-button.tsx'
import { RemoveButton } from './remove-button.tsx'
import { dropOutfit, markPublished } from '../studio-store.ts'
import { pieceText } from '../templates/template-words.ts'
import { wearableItems } from './wearable-items.ts'

/** How many pieces a card shows (spec 2.9.15). */
const maxShown = 3

/** A finished outfit: its picture, its first pieces, and buttons to try on, publish and remove it. */
export function OutfitCard({ outfit: made, isNew }: { outfit: GeneratedOutfit; isNew: boolean }) {
  const outfit = inShopperLanguage('templates', made.templateId, made)
  const { id, title, description, lang, shopItems, madeBy, isPublished } = outfit
  const path = `/outfit/${encodeURIComponent(id)}`
  const hidden = shopItems.length - maxShown
  return (
    <article className="grid gap-4">
      <div className="group relative">
        <div className={isNew ? 'unveiled' : undefined}>
          <Board post={outfit} alt="" sizes="(width < 40rem) 92vw, (width < 64rem) 46vw, 24rem" />
        </div>
        <span className="pointer-events-none absolute start-3 top-3 flex flex-wrap gap-2">
          {isPublished && (
            <Badge tone="onPicture" icon={<Globe aria-hidden className="size-3.5" strokeWidth={1.75} />}>
              {t('studio.onExplore')}
            </Badge>
          )}
          {madeBy === 'image_model' && <AiLabel />}
        </span>
        <Link to={path} tabIndex={-1} aria-hidden className="absolute inset-0 rounded-md" />
      </div>
      <div>
        <h3 className="font-display text-display-sm" lang={lang}>
          <Link to={path} className="underline-offset-4 hover:underline">
            {title}
          </Link>
        </h3>
        <p className="mt-1.5 text-ink-soft" lang={lang}>
          {description}
        </p>
      </div>
      {made.departures.length > 0 && <Departures departures={made.departures} />}
      <ul className="divide-y divide-hairline border-y border-hairline">
        {shopItems.slice(0, maxShown).map((item) => (
          <ItemRow key={item.id} item={item} />
        ))}
      </ul>
      {hidden > 0 && (
        <Link to={path} className="link -mt-1 justify-self-start text-sm text-ink-soft">
          {t('studio.moreItems', { count: hidden })}
        </Link>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <TryOnButton outfit={outfit} />
        <PublishButton outfit={outfit} onChange={(published) => markPublished(id, published)} />
        <RemoveButton outfit={outfit} onRemoved={() => putAway(id)} className="ms-auto" />
      </div>
    </article>
  )
}

/** What it has otherwise than its template, in words. */
const Departures = ({ departures }: { departures: Departure[] }) => (
  <p className="text-sm text-ink-soft">{departures.map(departureText).join(sentenceGap())}</p>
)

function departureText(one: Departure) {
  if (one.what === 'colour') return t('studio.departed_colour', { name: one.name })
  const words = pieceText(one.words)
  return one.what === 'instead'
    ? t('studio.departed_instead', { name: one.name, words })
    : t('studio.departed_left_out', { words })
}

/** Moves the keyboard focus to the desk, because the button that had it is gone. */
function putAway(id: string) {
  dropOutfit(id)
  document.getElementById('desk')?.focus({ preventScroll: true })
}

const ItemRow = ({ item: { id, name, brand, image, price } }: { item: GeneratedItem }) => (
  <li className="grid grid-cols-[2.75rem_minmax(0,1fr)_auto] items-center gap-3 py-2.5">
    <ProductPicture
      product={{ id, brand, name, image_url: image, dominant_color: null }}
      alt=""
      sizes="2.75rem"
    />
    <span className="min-w-0">
      {brand && <span className="block truncate text-sm text-ink-soft">{brand}</span>}
      <span className="block truncate">
        <ShopText>{name}</ShopText>
      </span>
    </span>
    <span className="text-sm tabular-nums">
      <ItemPrice raw={price} />
    </span>
  </li>
)

/** The price as written in the shopper's language. */
function ItemPrice({ raw }: { raw: string }) {
  const price = cleanPrice(raw)
  if (price === soldOut) return t('catalogue.soldOut')
  return price === unknownPrice ? t('catalogue.priceVaries') : <TextPrice text={price} />
}

function TryOnButton({ outfit: { title, shopItems } }: { outfit: GeneratedOutfit }) {
  const tryOn = useTryOnPieces()
  const ids = wearableItems(shopItems)
  if (ids.length === 0) return null
  return (
    <Button
      variant="outline"
      size="sm"
      aria-label={t('studio.tryOnNamed', { title })}
      icon={<Shirt aria-hidden className="size-4" strokeWidth={1.5} />}
      onClick={() => tryOn(ids)}
    >
      {t('studio.tryOn')}
    </Button>
  )
}
