import { useId, type ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'

type Option<Value extends string> = { value: Value; label: string; icon?: ReactNode }

type Props<Value extends string> = {
  label: string
  options: Option<Value>[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean
  className?: string
}

/** A choice of one among a few, all visible. Radio buttons underneath, so arrow keys and screen readers work. */
export function Segmented<Value extends string>(props: Props<Value>) {
  const { label, options, value, onChange, disabled, className } = props
  const name = useId()
  return (
    <div
      role="radiogroup"
      aria-label={label}
      className={cx('inline-flex rounded-full bg-tint p-1', className)}
    >
      {options.map((option) => (
        <label
          key={option.value}
          className={cx(
            'relative inline-flex min-h-10 flex-1 items-center justify-center gap-2 rounded-full px-5 text-sm font-medium whitespace-nowrap',
            'text-ink-soft transition-colors duration-(--duration-quick) hover:text-ink',
            'has-checked:bg-raised has-checked:text-ink has-checked:shadow-[0_0_0_1px_var(--edge)]',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
            'pointer-coarse:min-h-11',
          )}
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={disabled}
            onChange={() => onChange(option.value)}
            className="absolute inset-0 appearance-none rounded-full outline-none"
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </div>
  )
}
