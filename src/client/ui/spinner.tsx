import LoaderCircle from 'lucide-react/icons/loader-circle'
import { cx } from '#client/lib/class-names.ts'

/** A turning ring without text for screen readers: say in words beside it what is going on. */
export function Spinner({ className }: { className?: string }) {
  return <LoaderCircle aria-hidden className={cx('size-5 animate-turn', className)} strokeWidth={1.5} />
}
