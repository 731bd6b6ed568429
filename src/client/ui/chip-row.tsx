import { useEffect, useRef, type ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'

export const chipStyle = (isChosen = false, className?: string) =>
  cx(
    'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 transition-colors duration-(--duration-quick) disabled:opacity-55',
    isChosen ? 'border-accent bg-accent text-on-accent' : 'border-edge hover:border-ink hover:bg-tint',
    className,
  )

/** On a low screen, for instance at 200 % zoom, the answers leave room for the conversation. */
const row =
  '-m-1 flex max-h-[38dvh] flex-wrap gap-2 overflow-y-auto p-1 [@media(max-height:34rem)]:flex-nowrap [@media(max-height:34rem)]:overflow-x-auto'

const lowChip = '[@media(max-height:34rem)]:shrink-0 [@media(max-height:34rem)]:whitespace-nowrap'

/** Keeps the space of answers that are about to come, so that nothing moves when they do. */
export const ChipRoom = ({ labels }: { labels: readonly string[] }) => (
  <div aria-hidden className={cx(row, 'invisible')}>
    {labels.map((label) => (
      <span key={label} className={chipStyle(false, lowChip)}>
        {label}
      </span>
    ))}
  </div>
)

type ChipRowProps<Value extends string> = {
  /** The question, for a screen reader. */
  legend: string
  chips: readonly { value: Value; label: ReactNode }[]
  onChoose: (value: Value) => void
  /**
   * On a phone the answers scroll sideways instead of wrapping, because there are many and they are not all
   * that is on the screen.
   */
  rail?: boolean
}

/**
 * The possible answers as chips: a press answers. Mount it anew for each question: the button that had the
 * focus is gone then, so the group takes the focus, unless the shopper is typing.
 */
export function ChipRow<Value extends string>({
  legend,
  chips,
  onChoose,
  rail = false,
}: ChipRowProps<Value>) {
  const group = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    if (document.activeElement instanceof HTMLInputElement) return
    group.current?.focus({ preventScroll: true })
  }, [])
  return (
    <fieldset ref={group} tabIndex={-1} className="min-w-0 animate-rise outline-none">
      <legend className="sr-only">{legend}</legend>
      <div
        className={cx(
          row,
          rail &&
            'max-sm:-mx-5 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:px-5 max-sm:[scrollbar-width:none]',
        )}
      >
        {chips.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            onClick={() => onChoose(value)}
            className={chipStyle(false, rail ? 'shrink-0 whitespace-nowrap' : lowChip)}
          >
            {label}
          </button>
        ))}
      </div>
    </fieldset>
  )
}
