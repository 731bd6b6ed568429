import { useEffect } from 'react'
import { t } from '#client/i18n/messages.ts'
import { useShopper } from '#client/session/app-state.ts'
import { Picture } from '#client/ui/picture.tsx'
import { ProductPicture } from '#client/ui/product/product-picture.tsx'
import { startWhatIsChosen } from '../choose-and-start.ts'
import { goBackTo, useEarlierLooks } from '../look/earlier-looks.ts'
import type { Outfit } from '../outfit.ts'
import { useObstacles } from '../outfit/chosen-outfit.ts'
import { choosePreset } from '../outfit-store.ts'
import { readPhotoState } from '../photo-store.ts'
import { useTriedOutfit, useTryOn } from '../try-on-store.ts'
import { loadRecentOutfits, useRecentOutfits } from './recent-outfits.ts'
import { flyToStage } from './fly-to-stage.ts'
import { shelf } from './shelf.ts'
import { ShelfSkeleton } from './shelf-skeleton.tsx'
import { TrayCard } from './tray-card.tsx'

/** What she tried on last, to see it again: one press. */
export function RecentShelf() {
  const userId = useShopper()?.id
  const outfits = useRecentOutfits()
  const tried = useTriedOutfit()
  const isShown = useTryOn().phase === 'complete'
  const obstacleOf = useObstacles()
  useEffect(() => {
    if (userId) void loadRecentOutfits(userId)
  }, [userId])
  if (!outfits) return <ShelfSkeleton count={4} />
  if (outfits.length === 0) return <p className="py-6 text-ink-soft">{t('tray.recentEmpty')}</p>
  return (
    <ul className={shelf}>
      {outfits.map((outfit) => (
        <li key={outfit.id} className="snap-start">
          <TrayCard
            name={outfit.name}
            picture={<OutfitPicture outfit={outfit} />}
            isChosen={isShown && tried?.id === outfit.id}
            obstacle={obstacleOf(outfit)}
            onChoose={(from) => {
              flyToStage(from)
              void wearAgain(outfit)
            }}
          />
        </li>
      ))}
    </ul>
  )
}

/** The board of pieces that were put together here has no lasting address: the piece that came last stands for them. */
function OutfitPicture({ outfit: { items, imageUrl } }: { outfit: Outfit }) {
  const [first] = items
  if (first && imageUrl.startsWith('blob:'))
    return (
      <ProductPicture
        product={{
          id: '',
          brand: first.brand,
          name: first.name,
          image_url: first.image,
          dominant_color: null,
        }}
        alt=""
        sizes="6rem"
        className="rounded-md"
      />
    )
  return <Picture src={imageUrl} alt="" ratio="3 / 4" className="rounded-md" />
}

/** A look of it that was made on this photo in this visit is shown again, and costs nothing. */
async function wearAgain(outfit: Outfit) {
  const { photo } = readPhotoState()
  const made = useEarlierLooks
    .getState()
    .looks.findLast((earlier) => earlier.outfit.id === outfit.id && earlier.before?.blob === photo?.blob)
  if (made) return goBackTo(made)
  const { id, name, description, imageUrl, items, pieces } = outfit
  choosePreset({
    id,
    title: name,
    description,
    thumbnailUrl: imageUrl,
    occasion: 'all',
    isPremium: false,
    items,
    garments: pieces,
  })
  await startWhatIsChosen()
}
