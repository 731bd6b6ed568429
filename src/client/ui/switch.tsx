import { useId } from 'react'

type Props = { label: string; text?: string; checked: boolean; onChange: (checked: boolean) => void }

/** A setting that is on or off, and changes as soon as it is pressed. */
export function Switch({ label, text, checked, onChange }: Props) {
  const id = useId()
  return (
    <label htmlFor={id} className="flex min-h-11 items-start justify-between gap-6 py-4">
      <span className="min-w-0">
        <span id={`${id}-label`} className="block font-medium">
          {label}
        </span>
        {text && (
          <span id={`${id}-text`} className="mt-1 block text-sm text-ink-soft">
            {text}
          </span>
        )}
      </span>
      <input
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state by itself
        role="switch"
        aria-labelledby={`${id}-label`}
        aria-describedby={text ? `${id}-text` : undefined}
        checked={checked}
        onChange={(event) => onChange(event.currentTarget.checked)}
        className="relative h-7 w-12 shrink-0 appearance-none rounded-full border border-edge bg-raised transition-colors duration-(--duration-quick) before:absolute before:start-1 before:top-1 before:size-4.5 before:rounded-full before:bg-ink-soft before:transition-transform before:duration-(--duration-quick) checked:border-accent checked:bg-accent checked:before:translate-x-5 checked:before:bg-on-accent rtl:checked:before:-translate-x-5 forced-colors:before:bg-[ButtonText]"
      />
    </label>
  )
}
