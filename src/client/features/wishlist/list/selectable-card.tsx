import Check from 'lucide-react/icons/check'
import { cx } from '#client/lib/class-names.ts'
import type { WishlistItem } from '../stores/account-wishlist.ts'
import { SavedPicture, SavedWords } from '../wishlist-card.tsx'

type Props = { item: WishlistItem; isSelected: boolean; onToggle: () => void }

/** The whole card is a checkbox, so that nothing else on it can be pressed by mistake. */
export function SelectableCard({ item, isSelected, onToggle }: Props) {
  return (
    <label className="relative grid min-w-0 cursor-pointer content-start">
      <span
        className={cx(
          'relative block rounded-sm transition-shadow duration-(--duration-quick)',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-[6px] has-focus-visible:outline-accent',
          isSelected && 'shadow-[0_0_0_2px_var(--paper),0_0_0_4px_var(--accent)]',
        )}
      >
        <SavedPicture item={item} priority={false} />
        <input
          type="checkbox"
          aria-label={item.title}
          checked={isSelected}
          onChange={onToggle}
          className="absolute end-2.5 top-2.5 size-6 appearance-none rounded-full border border-edge bg-paper outline-none checked:border-accent checked:bg-accent"
        />
        {isSelected && (
          <Check
            aria-hidden
            strokeWidth={2.5}
            className="pointer-events-none absolute end-3.5 top-3.5 size-4 text-on-accent"
          />
        )}
      </span>
      <SavedWords item={item} />
    </label>
  )
}
