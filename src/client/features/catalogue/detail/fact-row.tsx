import type { ReactNode } from 'react'

/** One fact of a piece, in a list of terms. */
export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="grid grid-cols-[6.5rem_1fr] gap-4 py-3">
    <dt className="text-sm leading-6 text-ink-soft">{term}</dt>
    <dd className="min-w-0">{children}</dd>
  </div>
)
