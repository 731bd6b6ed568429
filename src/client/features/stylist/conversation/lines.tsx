import type { ReactNode } from 'react'

/** A line that Sophia says. The newest is set in large type. */
export const SophiaLine = ({ children, isNew = false }: { children: ReactNode; isNew?: boolean }) => (
  <p
    className={
      isNew
        ? 'mt-2 max-w-[34ch] animate-rise justify-self-start font-display text-display-sm'
        : 'max-w-[52ch] justify-self-start text-ink-soft'
    }
  >
    {children}
  </p>
)

type ShopperLineProps = {
  text: string
  /** A button to change this answer: its label, and its name for screen readers. */
  change?: { label: string; name: string; onChange: () => void }
}

/** A line that the shopper said, as she has written it. */
export const ShopperLine = ({ text, change }: ShopperLineProps) => (
  <p data-own className="flex max-w-[85%] items-center gap-1 justify-self-end rounded-lg bg-tint ps-4 pe-1">
    <span className={change ? 'min-w-0 py-2.5 wrap-anywhere' : 'min-w-0 py-2.5 pe-3 wrap-anywhere'}>
      {text}
    </span>
    {change && (
      <button
        type="button"
        onClick={change.onChange}
        className="min-h-11 shrink-0 rounded-lg px-3 text-sm text-ink-soft link"
      >
        <span aria-hidden>{change.label}</span>
        <span className="sr-only">{change.name}</span>
      </button>
    )}
  </p>
)
