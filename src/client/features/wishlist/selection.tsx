import { useState } from 'react'
import { t } from '#client/i18n/messages.ts'
import type { WishlistItem } from './account-wishlist.ts'
import { SelectableCard } from './selectable-card.tsx'
import { SelectionBar } from './selection-bar.tsx'

type Props = { items: WishlistItem[]; onRemove: (items: WishlistItem[]) => void; onDone: () => void }

/** The list with a checkbox a piece. What was removed meanwhile is chosen no more. */
export function Selection({ items, onRemove, onDone }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selected = items.filter(({ itemId }) => chosen.has(itemId))

  function toggle(itemId: string) {
    const next = new Set(chosen)
    if (!next.delete(itemId)) next.add(itemId)
    setChosen(next)
  }

  return (
    // Escape leaves wherever the focus is among the checkboxes.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div onKeyDown={({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && onDone()}>
      <ul
        aria-label={t('wishlist.selectList')}
        className="grid grid-cols-2 gap-x-3 gap-y-9 sm:gap-x-6 sm:gap-y-12 md:grid-cols-3 lg:grid-cols-4"
      >
        {items.map((item) => (
          <li key={item.itemId} className="min-w-0">
            <SelectableCard
              item={item}
              isSelected={chosen.has(item.itemId)}
              onToggle={() => toggle(item.itemId)}
            />
          </li>
        ))}
      </ul>
      <SelectionBar
        selected={selected}
        isAll={selected.length === items.length}
        onSelectAll={() => setChosen(new Set(items.map(({ itemId }) => itemId)))}
        onClear={() => setChosen(new Set())}
        onRemove={() => {
          onRemove(selected)
          onDone()
        }}
      />
    </div>
  )
}
