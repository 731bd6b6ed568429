import type { ReactNode } from 'react'
import Check from 'lucide-react/icons/check'
import { cx } from '#client/lib/class-names.ts'

type Props = {
  label: string
  isSelected: boolean
  onToggle: () => void
  picture: ReactNode
  children: ReactNode
}

/** A card that is a checkbox as a whole, so that nothing else on it can be pressed by mistake. */
export function Selectable({ label, isSelected, onToggle, picture, children }: Props) {
  return (
    <label className="relative grid min-w-0 cursor-pointer grid-cols-[minmax(0,1fr)] content-start">
      <span
        className={cx(
          'relative block rounded-sm transition-shadow duration-(--duration-quick)',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-[6px] has-focus-visible:outline-accent',
          isSelected && 'shadow-[0_0_0_2px_var(--paper),0_0_0_4px_var(--accent)]',
        )}
      >
        {picture}
        <input
          type="checkbox"
          aria-label={label}
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
      {children}
    </label>
  )
}
