import { useId } from 'react'

type Props = {
  /** 0 to 100. */
  value: number
  label: string
  /** The number shown beside the label. */
  showValue?: boolean
}

export function Progress({ value, label, showValue = false }: Props) {
  const id = useId()
  const whole = Math.round(Math.min(100, Math.max(0, value)))
  return (
    <div className="grid gap-3">
      <div className="flex justify-between gap-4">
        <span id={id}>{label}</span>
        {showValue && <span className="text-ink-soft tabular-nums">{whole}%</span>}
      </div>
      {/* Browsers draw <progress> in different ways and do not animate it, so it is for screen readers only. */}
      <progress aria-labelledby={id} value={whole} max={100} className="sr-only" />
      <div aria-hidden className="h-1 overflow-hidden rounded-full bg-hairline">
        <div
          className="h-full rounded-full bg-accent transition-[inline-size] duration-(--duration-slow) ease-out"
          style={{ inlineSize: `${whole}%` }}
        />
      </div>
    </div>
  )
}
