import { inPhrases } from '#client/i18n/messages.ts'
import type { ReactNode } from 'react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { cx } from '#client/lib/class-names.ts'

/** A section below the first screen. The space between two sections is the same on the whole page. */
export const sectionStyle = 'far-section py-10 lg:py-16'

type HeadProps = { id: string; title: string; text?: string; children?: ReactNode; className?: string }

export function SectionHead({ id, title, text, children, className }: HeadProps) {
  return (
    <div className={className}>
      <h2 id={id} className="max-w-[22ch] font-display text-display-md hyphens-auto">
        {inPhrases(title)}
      </h2>
      {text && <p className="mt-5 max-w-[52ch] text-lg text-ink-soft">{text}</p>}
      {children}
    </div>
  )
}

/** A link into the app. */
export function OnwardLink({
  href,
  children,
  className,
}: {
  href: string
  children: ReactNode
  className?: string
}) {
  return (
    <a href={href} className={cx('link inline-flex min-h-11 items-center gap-2 font-medium', className)}>
      {children}
      <ArrowRight aria-hidden className="size-4 shrink-0 rtl:-scale-x-100" strokeWidth={1.75} />
    </a>
  )
}
