import { cx } from '#client/lib/class-names.ts'

/**
 * A placeholder for content that is loading: give it that size by `className`. Say once, near it, that
 * something is loading.
 */
export function Skeleton({ className = '' }: { className?: string }) {
  const corners = !className.includes('rounded') && 'rounded-sm'
  return <div aria-hidden className={cx('animate-pulse-soft bg-tint', corners, className)} />
}
