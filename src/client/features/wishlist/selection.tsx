import { useState } from 'react'
import { columns } from '#client/ui/product/grid-columns.ts'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import type { WishlistItem } from './stores/account-wishlist.ts'
import { SelectableCard } from './list/selectable-card.tsx'
import { SelectionBar } from './list/selection-bar.tsx'

type Props = { items: WishlistItem[]; onRemove: (items: WishlistItem[]) => void; onDone: () => void }

/** The list with a checkbox for each piece. A piece that was removed meanwhile is no longer chosen. */
export function Selection({ items, onRemove, onDone }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const selected = items.filter(({ itemId }) => chosen.has(itemId))

  function toggle(itemId: string) {
    const next = new Set(chosen)
    if (!next.delete(itemId)) next.add(itemId)
    setChosen(next)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape ends the selection wherever the focus is among the checkboxes
    <div onKeyDown={({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && onDone()}>
      <ul aria-label={t('wishlist.selectList')} className={columns}>
        {items.map((item, index) => (
          <li key={item.itemId} className={cx('min-w-0', index >= 12 && 'far-card')}>
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
