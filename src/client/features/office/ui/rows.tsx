import { Children, type ReactNode } from 'react'

/** Rows between hairlines; nothing where there are none. */
export const Rows = ({ children }: { children: ReactNode }) =>
  Children.count(children) > 0 && (
    <ul className="divide-y divide-hairline border-y border-hairline">{children}</ul>
  )

export const Row = ({ children, end }: { children: ReactNode; end?: ReactNode }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4">
    <div className="min-w-0 flex-1 basis-60">{children}</div>
    {end && <div className="flex flex-wrap items-center gap-2">{end}</div>}
  </li>
)

/** Pairs of a name and what it is. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2 lg:grid-cols-3">
    {facts.map(([name, value]) => (
      <div key={name} className="min-w-0">
        <dt className="text-sm text-ink-soft">{name}</dt>
        <dd className="break-words">{value}</dd>
      </div>
    ))}
  </dl>
)
