import type { ReactNode } from 'react'

type Props = { title: string; lead?: string; action?: ReactNode; children: ReactNode }

/** A section of the office: what it is, and what can be done there. */
export function Section({ title, lead, action, children }: Props) {
  return (
    <>
      <title>{`${title} · Office`}</title>
      <header className="mb-8 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="font-display text-display-md">{title}</h1>
          {lead && <p className="mt-2 max-w-[62ch] text-ink-soft">{lead}</p>}
        </div>
        {action}
      </header>
      {children}
    </>
  )
}

type PartProps = { title: string; lead?: string; action?: ReactNode; children: ReactNode }

/** A part of a section, between hairlines. */
export function SectionPart({ title, lead, action, children }: PartProps) {
  return (
    <section
      aria-label={title}
      className="border-t border-hairline py-8 first-of-type:border-t-0 first-of-type:pt-0"
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div>
          <h2 className="font-display text-display-sm">{title}</h2>
          {lead && <p className="mt-1 max-w-[62ch] text-sm text-ink-soft">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  )
}

/** Says that a list has nothing in it. */
export const Nothing = ({ children }: { children: ReactNode }) => (
  <p className="rounded-md bg-tint px-5 py-6 text-ink-soft">{children}</p>
)
