'use no memo' // Small and seldom drawn again: caches would weigh more than they save.

import type { ReactNode } from 'react'

/** A line of hers. The newest stands out; what she said before is there to be looked up. */
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
  /** A way back to what this answered: the word on it, and the sentence that a screen reader hears. */
  change?: { label: string; name: string; onChange: () => void }
}

/** What the shopper said. It is hers, so it is shown as she wrote it. */
export const ShopperLine = ({ text, change }: ShopperLineProps) => (
  <p className="flex max-w-[85%] items-center gap-1 justify-self-end rounded-lg bg-tint ps-4 pe-1">
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
