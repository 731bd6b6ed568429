import type { ReactNode } from 'react'

type Props = { title: string; children: ReactNode; action?: ReactNode }

/** One row of a settings section: its title, its text, and at the end its action. */
export function SecurityRow({ title, children, action }: Props) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-4 py-6">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-medium">{title}</h3>
        <div className="mt-1 text-ink-soft">{children}</div>
      </div>
      {action}
    </div>
  )
}
