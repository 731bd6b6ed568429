import LoaderCircle from 'lucide-react/icons/loader-circle'
import { cx } from '#client/lib/class-names.ts'

/** A turning ring. Silent: whatever waits says so in words beside it. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cx('size-5 animate-turn', className)} strokeWidth={1.5} />
}
