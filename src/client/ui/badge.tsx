import type { ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'

type Props = { tone?: 'neutral' | 'accent' | 'good' | 'onPicture'; icon?: ReactNode; children: ReactNode }

const tones = {
  neutral: 'bg-tint text-ink whitespace-nowrap',
  accent: 'bg-accent text-on-accent whitespace-nowrap',
  good: 'bg-good-tint text-good whitespace-nowrap',
  // A picture may be narrower than what is said on it.
  onPicture: 'bg-paper/90 text-ink',
}

export function Badge({ tone = 'neutral', icon, children }: Props) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 max-w-full items-center gap-1.5 rounded-full px-2.5 text-sm font-medium tabular-nums',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
