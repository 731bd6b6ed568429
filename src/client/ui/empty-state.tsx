import { inPhrases } from '#client/i18n/messages.ts'
import type { ReactNode } from 'react'

type Props = {
  icon?: ReactNode
  title: string
  /** For a page that shows nothing else, the title is the page's heading. */
  heading?: 'h1' | 'h2'
  children?: ReactNode
  action?: ReactNode
}

/** Says that there is nothing here yet, why, and what to do next. */
export function EmptyState({ icon, title, heading: Heading = 'h2', children, action }: Props) {
  return (
    <div className="bg-blush rounded-lg px-6 py-16 sm:px-12 sm:py-24">
      <div className="grid max-w-md justify-items-start gap-4">
        {icon}
        <Heading className="font-display text-display-md">{inPhrases(title)}</Heading>
        <div>{children}</div>
        {action && <div className="mt-4">{action}</div>}
      </div>
    </div>
  )
}
