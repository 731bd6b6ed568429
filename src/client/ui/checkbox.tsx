import { useId, type ComponentProps, type ReactNode } from 'react'
import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'

type Props = Omit<ComponentProps<'input'>, 'id' | 'type'> & { label: ReactNode; error?: string }

export function Checkbox({ label, error, ...rest }: Props) {
  const id = useId()
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2.5">
        <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
          <input
            {...rest}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className="peer size-5 appearance-none rounded-sm border border-edge bg-raised checked:border-accent checked:bg-accent aria-invalid:border-bad"
          />
          <Check
            aria-hidden
            strokeWidth={2.5}
            className="pointer-events-none absolute size-3.5 text-on-accent opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span>{label}</span>
      </label>
      <p id={`${id}-error`} aria-live="polite" className="flex gap-2 text-sm text-bad empty:hidden">
        {error && (
          <>
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" strokeWidth={1.75} />
            {error}
          </>
        )}
      </p>
    </div>
  )
}
