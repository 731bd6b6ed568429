import { useId } from 'react'
import { cx } from '#client/lib/class-names.ts'

type Props<Value extends string> = {
  legend: string
  /** Only for screen readers. */
  hideLegend?: boolean
  /** On a phone the chips scroll sideways instead of wrapping, because there are many. */
  rail?: boolean
  options: { value: Value; label: string }[]
  value: Value
  onChange: (value: Value) => void
  disabled?: boolean
}

/** Moves the rail alone: the page stays where she has scrolled it. */
function centreInRail(chip: HTMLElement | null) {
  const rail = chip?.parentElement
  if (!chip || !rail) return
  const own = chip.getBoundingClientRect()
  const around = rail.getBoundingClientRect()
  rail.scrollLeft += own.left + own.width / 2 - around.left - around.width / 2
}

/** A choice of one among several, as chips: radio buttons underneath. */
export function Chips<Value extends string>({
  legend,
  hideLegend,
  rail = false,
  options,
  value,
  onChange,
  disabled,
}: Props<Value>) {
  const name = useId()
  return (
    <fieldset disabled={disabled} className="min-w-0">
      <legend className={cx('mb-3 font-medium', hideLegend && 'sr-only')}>{legend}</legend>
      <div
        className={cx(
          'flex flex-wrap gap-2',
          rail &&
            'max-sm:-mx-5 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-5 max-sm:py-1 max-sm:[scrollbar-width:none]',
        )}
      >
        {options.map((option) => (
          <label
            key={option.value}
            // The chosen chip may be off the screen. A dialog that opens has its layout one frame later.
            ref={(chip) => {
              if (rail && option.value === value) requestAnimationFrame(() => centreInRail(chip))
            }}
            className="relative inline-flex min-h-10 shrink-0 items-center rounded-full border border-edge px-4 text-sm font-medium transition-colors duration-(--duration-quick) hover:border-ink has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:min-h-11"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 appearance-none rounded-full outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
