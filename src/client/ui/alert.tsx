import type { ReactNode } from 'react'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import { cx } from '#client/lib/class-names.ts'

type Props = { tone?: 'error' | 'info'; title?: string; children: ReactNode; action?: ReactNode }

/** Something to know before going on. An error is announced at once. */
export function Alert({ tone = 'error', title, children, action }: Props) {
  const Icon = tone === 'error' ? CircleAlert : Info
  return (
    <div
      role={tone === 'error' ? 'alert' : 'note'}
      className={cx('flex gap-3 rounded-md p-4', tone === 'error' ? 'bg-bad-tint' : 'bg-tint')}
    >
      <Icon
        aria-hidden
        strokeWidth={1.5}
        className={cx('mt-0.5 size-5 shrink-0', tone === 'error' ? 'text-bad' : 'text-ink-soft')}
      />
      <div className="grid gap-1">
        {title && <p className={cx('font-medium', tone === 'error' && 'text-bad')}>{title}</p>}
        <div>{children}</div>
        {action && <div className="mt-2">{action}</div>}
      </div>
    </div>
  )
}
