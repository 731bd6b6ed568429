import { cx } from '#client/lib/class-names.ts'

export type ButtonVariant = 'primary' | 'outline' | 'quiet' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong forced-colors:border',
  outline: 'border border-edge text-ink hover:border-ink hover:bg-tint',
  quiet: 'text-ink hover:bg-tint',
  danger: 'border border-bad text-bad hover:bg-bad-tint',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-10 px-4 text-sm pointer-coarse:min-h-11',
  md: 'min-h-12 px-6 text-base',
  lg: 'min-h-14 px-8 text-lg',
}

/** The look of a button, also for links. */
export const buttonStyle = (
  variant: ButtonVariant = 'primary',
  size: ButtonSize = 'md',
  className?: string,
) =>
  cx(
    'inline-flex shrink-0 items-center justify-center gap-2 rounded-full text-center font-medium select-none',
    'transition-[background-color,border-color,scale] duration-(--duration-quick) ease-out active:scale-[0.985]',
    'disabled:pointer-events-none disabled:opacity-55 aria-disabled:pointer-events-none aria-disabled:opacity-55',
    variants[variant],
    sizes[size],
    className,
  )
