import { useId } from 'react'

type Props = {
  label: string
  min: number
  max: number
  step: number
  value: number
  /** The value in words. */
  valueText: string
  onChange: (value: number) => void
  /** Called when a finger or the mouse takes hold of it. */
  onHold?: () => void
}

/** A slider with its name, and the value in words. The line is filled from the neutral value. */
export function Slider({ label, min, max, step, value, valueText, onChange, onHold }: Props) {
  const id = useId()
  const share = (at: number) => `${((at - min) / (max - min)) * 100}%`
  return (
    <div className="grid">
      <div className="flex items-baseline justify-between gap-4">
        <label htmlFor={id} className="text-sm font-medium">
          {label}
        </label>
        <span aria-hidden className="text-end text-sm text-ink-soft">
          {valueText}
        </span>
      </div>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        onPointerDown={onHold}
        onChange={({ currentTarget }) => onChange(Number(currentTarget.value))}
        className="slider h-11 w-full touch-pan-y"
        style={
          {
            '--from': share(Math.max(min, Math.min(0, value))),
            '--to': share(Math.max(0, value)),
          } as React.CSSProperties
        }
      />
    </div>
  )
}
