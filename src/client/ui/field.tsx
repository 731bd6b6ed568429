import type { ReactNode } from 'react'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'

type Props = {
  id: string
  label: string
  /** Shown and read with the input unless it is empty. */
  error?: string
  hint?: ReactNode
  children: ReactNode
}

export const describedBy = (id: string, error?: string, hint?: ReactNode) =>
  [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined

export const inputStyle =
  'min-h-12 w-full rounded-md border border-edge bg-raised px-4 text-base text-ink placeholder:text-ink-soft ' +
  'transition-colors duration-(--duration-quick) hover:border-ink aria-invalid:border-bad ' +
  'focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0'

/** A label above, the input, and hint or error below it. */
export function Field({ id, label, error, hint, children }: Props) {
  return (
    <div className="grid gap-2">
      <label htmlFor={id} className="label">
        {label}
      </label>
      {children}
      {hint && (
        <div id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </div>
      )}
      {/* Always in the page, so that a screen reader hears what is put into it. */}
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
