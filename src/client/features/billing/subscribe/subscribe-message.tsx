import { inPhrases } from '#client/i18n/messages.ts'
import { useEffect, useId, useRef, type ReactNode } from 'react'
import { Sheet } from './subscribe-card.tsx'

type Props = { icon?: ReactNode; title: string; children: ReactNode; actions: ReactNode }

/** The final state of the page, good or bad: its title is announced, and the next step is below. */
export function SubscribeMessage({ icon, title, children, actions }: Props) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Sheet titleId={id} className="sm:max-w-lg">
      <div className="grid justify-items-start gap-4 px-6 py-9 sm:px-10 sm:py-12">
        {icon}
        <h1 ref={heading} id={id} tabIndex={-1} className="font-display text-display-md outline-none">
          {inPhrases(title)}
        </h1>
        <div className="grid gap-2">{children}</div>
        <div className="mt-4 grid w-full gap-2 sm:flex sm:flex-wrap">{actions}</div>
      </div>
    </Sheet>
  )
}
