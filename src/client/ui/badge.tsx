'use no memo' // Small and seldom drawn again: caches would weigh more than they save.

import type { ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'

type Props = { tone?: 'neutral' | 'accent' | 'good' | 'onPicture'; icon?: ReactNode; children: ReactNode }

const tones = {
  neutral: 'bg-tint text-ink',
  accent: 'bg-accent text-on-accent',
  good: 'bg-good-tint text-good',
  onPicture: 'bg-paper/90 text-ink',
}

export function Badge({ tone = 'neutral', icon, children }: Props) {
  return (
    <span
      className={cx(
        'inline-flex min-h-6 items-center gap-1.5 rounded-full px-2.5 text-sm font-medium whitespace-nowrap tabular-nums',
        tones[tone],
      )}
    >
      {icon}
      {children}
    </span>
  )
}
