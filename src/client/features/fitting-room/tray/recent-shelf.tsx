import { useEffect } from 'react'
import { t } from '#client/i18n/messages.ts'
import { useShopper } from '#client/session/app-state.ts'
import { currentShopper } from '#client/session/shopper.ts'
import { BlobPicture } from '#client/ui/blob-picture.tsx'
import { Picture } from '#client/ui/picture.tsx'
import { ProductPicture } from '#client/ui/product/product-picture.tsx'
import { startWhatIsChosen } from '../choose-and-start.ts'
import { goBackTo, useEarlierLooks, type EarlierLook } from '../look/earlier-looks.ts'
import type { KeptLook } from '../look/keep-look.ts'
import type { Outfit } from '../outfit.ts'
import { useObstacles } from '../outfit/chosen-outfit.ts'
import { choosePreset } from '../outfit-store.ts'
import { openLook } from '../look/open-look.ts'
import { usePhotoStore } from '../photo-store.ts'
import { useTriedOutfit, useTryOn } from '../try-on-store.ts'
import { loadRecentLooks, loadRecentOutfits, useRecentLook, useRecentOutfits } from './recent-outfits.ts'
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
  const photo = usePhotoStore((state) => state.photo)
  useEffect(() => {
    if (userId) void loadRecentOutfits(userId)
  }, [userId])
  useEffect(() => {
    if (userId && photo) void loadRecentLooks(userId, photo)
  }, [userId, photo])
  if (!outfits) return <ShelfSkeleton count={4} />
  if (outfits.length === 0) return <p className="py-6 text-ink-soft">{t('tray.recentEmpty')}</p>
  return (
    <ul className={shelf}>
      {outfits.map((outfit) => (
        <li key={outfit.id} className="snap-start">
          <RecentCard outfit={outfit} isChosen={isShown && tried?.id === outfit.id} />
        </li>
      ))}
    </ul>
  )
}

/** The look itself, of this visit or of an earlier one, where it was made on this photo; else its outfit. */
function RecentCard({ outfit, isChosen }: { outfit: Outfit; isChosen: boolean }) {
  const obstacleOf = useObstacles()
  const photo = usePhotoStore((state) => state.photo)
  const made = useEarlierLooks(({ looks }) =>
    looks.findLast((earlier) => earlier.outfit.id === outfit.id && earlier.before?.blob === photo?.blob),
  )
  const kept = useRecentLook(outfit)
  const look = made?.look.blob ?? kept?.blob
  return (
    <TrayCard
      name={outfit.name}
      picture={
        look ? (
          <BlobPicture picture={look} className="aspect-[3/4] w-full rounded-md bg-tint object-cover" />
        ) : (
          <OutfitPicture outfit={outfit} />
        )
      }
      isChosen={isChosen}
      obstacle={look ? null : obstacleOf(outfit)}
      onChoose={(from) => {
        flyToStage(from)
        void wearAgain(outfit, made, kept)
      }}
    />
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

/** A look of it that was made on this photo is shown again, and costs nothing. */
async function wearAgain(outfit: Outfit, made: EarlierLook | undefined, kept: KeptLook | undefined) {
  if (made) return goBackTo(made)
  const userId = currentShopper()
  if (kept && userId) return await openLook(kept.predictionId, userId)
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
