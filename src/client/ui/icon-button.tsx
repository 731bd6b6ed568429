import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'

type Props = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  /** Read by screen readers and shown as a tooltip. */
  label: string
  icon: ReactNode
  /** For a button on a picture, which needs a background. */
  onPicture?: boolean
}

export const iconButtonStyle = (onPicture = false, className?: string) =>
  cx(
    'grid size-11 shrink-0 place-items-center rounded-full text-ink transition-colors duration-(--duration-quick) ease-out',
    'disabled:pointer-events-none disabled:opacity-55',
    onPicture ? 'bg-paper/90 hover:bg-paper' : 'hover:bg-tint',
    className,
  )

export function IconButton({ label, icon, onPicture, className, ...rest }: Props) {
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={label}
      className={iconButtonStyle(onPicture, className)}
    >
      {icon}
    </button>
  )
}
