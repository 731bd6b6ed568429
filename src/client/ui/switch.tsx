import { useId, type ComponentProps, type ReactNode } from 'react'

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'role'> & { label: string; hint?: ReactNode }

/** Something that is on or off, at once. */
export function Switch({ label, hint, ...rest }: Props) {
  const id = useId()
  return (
    <label htmlFor={id} className="flex min-h-11 items-center justify-between gap-6 py-2">
      <span>
        {label}
        {hint && (
          <span id={`${id}-hint`} className="block text-sm text-ink-soft">
            {hint}
          </span>
        )}
      </span>
      <input
        {...rest}
        id={id}
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked
        role="switch"
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative h-7 w-12 shrink-0 appearance-none rounded-full border border-edge bg-tint transition-colors duration-(--duration-quick) before:absolute before:inset-y-0.5 before:start-0.5 before:aspect-square before:rounded-full before:bg-edge before:transition-[inset-inline-start] before:duration-(--duration-quick) checked:border-accent checked:bg-accent checked:before:start-[calc(100%-1.5rem)] checked:before:bg-on-accent"
      />
    </label>
  )
}
