import { Selectable } from '#client/ui/selectable.tsx'
import type { WishlistItem } from '../stores/account-wishlist.ts'
import { SavedPicture, SavedWords } from '../wishlist-card.tsx'

type Props = { item: WishlistItem; isSelected: boolean; onToggle: () => void }

export const SelectableCard = ({ item, ...choice }: Props) => (
  <Selectable label={item.title} {...choice} picture={<SavedPicture item={item} priority={false} />}>
    <SavedWords item={item} />
  </Selectable>
)
