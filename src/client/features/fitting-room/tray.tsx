import { Suspense, type ReactNode } from 'react'
import { t } from '#client/i18n/messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { Tabs } from '#client/ui/tabs.tsx'
import { chooseMode, chooseShelf, useOutfitStore } from './outfit-store.ts'
import type { OtherShops } from './outfit/custom-outfit-form.tsx'
import { PresetShelf } from './preset-shelf.tsx'
import { ShelfSkeleton } from './tray/shelf-skeleton.tsx'
import { useWornPieces } from './tray/worn-pieces.ts'

export const fetchCustomOutfitForm = () => import('./outfit/custom-outfit-form.tsx')
const CustomOutfitForm = laterPart(async () => (await fetchCustomOutfitForm()).CustomOutfitForm)

export const fetchFurtherShelves = () => import('./tray/further-shelves.ts')
const WornShelf = laterPart(async () => (await fetchFurtherShelves()).WornShelf)
const ClosetShelf = laterPart(async () => (await fetchFurtherShelves()).ClosetShelf)
const WishlistShelf = laterPart(async () => (await fetchFurtherShelves()).WishlistShelf)
const RecentShelf = laterPart(async () => (await fetchFurtherShelves()).RecentShelf)

type Shelf = ReturnType<typeof useOutfitStore.getState>['shelf'] | 'custom'

type Props = {
  /** She chose something else than what stood there. */
  onChange: () => void
  /** Finds a piece by its address in another shop. */
  OtherShops: OtherShops
}

/**
 * What she can put on: the presets, other pieces in place of those that she wears, her own clothes, her wishlist, what she tried on last, and what
 * she brings herself. Looking through it leaves the look where it is.
 */
export function Tray({ onChange, OtherShops }: Props) {
  const mode = useOutfitStore((state) => state.mode)
  const shelf = useOutfitStore((state) => state.shelf)
  const worn = useWornPieces()
  const shown = mode === 'custom' ? mode : shelf === 'worn' && worn.length === 0 ? 'preset' : shelf
  const shelves: { value: Shelf; label: string; content: ReactNode }[] = [
    { value: 'preset', label: t('fitting-room.tabPresets'), content: <PresetShelf onChoose={onChange} /> },
    ...(worn.length > 0
      ? [{ value: 'worn' as const, label: t('fitting-room.tabWorn'), content: <WornShelf pieces={worn} /> }]
      : []),
    { value: 'closet', label: t('common.closet'), content: <ClosetShelf /> },
    { value: 'wishlist', label: t('common.wishlist'), content: <WishlistShelf /> },
    { value: 'recent', label: t('fitting-room.tabRecent'), content: <RecentShelf /> },
    {
      value: 'custom',
      label: t('fitting-room.tabCustom'),
      content: <CustomOutfitForm onChange={onChange} OtherShops={OtherShops} />,
    },
  ]
  return (
    <section aria-labelledby="outfit-heading" className="min-w-0">
      <h2 id="outfit-heading" className="mb-3 font-display text-display-sm narrow:sr-only">
        {t('fitting-room.outfitHeading')}
      </h2>
      <Tabs
        label={t('fitting-room.tabs')}
        value={shown}
        onChange={(next) => {
          if (next === 'custom') chooseMode(next)
          else chooseShelf(next)
        }}
        tabs={shelves.map((one) => ({
          ...one,
          content: <Suspense fallback={<ShelfSkeleton count={4} />}>{one.content}</Suspense>,
        }))}
      />
    </section>
  )
}
