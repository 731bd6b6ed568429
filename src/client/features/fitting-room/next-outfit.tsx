import { Suspense } from 'react'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { ShopTheLook } from './fetch-parts.ts'
import type { Outfit } from './outfit.ts'

/** A decoration that phones do not show, so it is fetched after the page. */
const FittingScene = laterPart(async () => (await import('#client/ui/fitting-scene.tsx')).FittingScene)

/** The chosen outfit, large, with its pieces; before one is chosen, what the room is for. */
export function NextOutfit({ outfit }: { outfit: Outfit | null }) {
  if (!outfit) return <NothingYet />
  return (
    <div className="grid gap-10">
      <section aria-label={t('fitting-room.chosen')} className="grid gap-4 narrow:hidden">
        <Picture
          key={outfit.id}
          src={outfit.imageUrl}
          alt={outfit.name}
          ratio="3 / 4"
          className="flies rounded-lg"
        />
        <div>
          <p className="label text-ink-soft">{t('fitting-room.chosen')}</p>
          <h2 className="font-display text-display-sm">{outfit.name}</h2>
          {outfit.description && <p className="mt-1 text-ink-soft">{outfit.description}</p>}
        </div>
      </section>
      <Suspense>
        <ShopTheLook items={outfit.items} />
      </Suspense>
    </div>
  )
}

const NothingYet = () => (
  <div className="narrow:hidden">
    <div className="h-[420px]">
      <Suspense>
        <FittingScene label="" className="size-full rounded-lg" />
      </Suspense>
    </div>
    <h2 className="mt-5 font-display text-display-sm">{t('fitting-room.emptyTitle')}</h2>
    <p className="mt-1 text-ink-soft">{t('fitting-room.emptyText')}</p>
  </div>
)
