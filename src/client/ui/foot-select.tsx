import type { ReactNode } from 'react'
import ChevronDown from 'lucide-react/icons/chevron-down'
import { cx } from '#client/lib/class-names.ts'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  id?: string | undefined
  /** It stands out: something else is chosen than what is there at first. */
  isChosen?: boolean
  /** Before the words, at their start. */
  icon?: ReactNode
  children: ReactNode
}

/** A choice in a line of others, as wide as what is chosen. */
export const FootSelect = ({ label, value, onChange, id, isChosen = false, icon, children }: Props) => (
  <span className="relative inline-flex max-w-full items-center">
    {icon}
    <select
      id={id}
      aria-label={label}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      className={cx(
        'min-h-11 max-w-full appearance-none truncate rounded-full border bg-transparent field-sizing-content pe-9 text-ink hover:bg-tint',
        isChosen ? 'border-accent font-medium' : 'border-edge',
        icon ? 'ps-10' : 'ps-4',
      )}
    >
      {children}
    </select>
    <ChevronDown aria-hidden className="pointer-events-none absolute end-3 size-4" strokeWidth={1.5} />
  </span>
)
