import type { ReactNode } from 'react'

type Props = { icon?: ReactNode; title: string; children?: ReactNode; action?: ReactNode }

/** Nothing here yet, why, and the next step. */
export function EmptyState({ icon, title, children, action }: Props) {
  return (
    <div className="bg-blush rounded-lg px-6 py-16 sm:px-12 sm:py-24">
      <div className="grid max-w-md justify-items-start gap-4">
        {icon}
        <h2 className="font-display text-display-md">{title}</h2>
        <div>{children}</div>
        {action && <div className="mt-4">{action}</div>}
      </div>
    </div>
  )
}
