import type { ComponentProps, ReactNode } from 'react'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'
import { Spinner } from './spinner.tsx'

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /**
   * Shows a spinner; presses do nothing meanwhile. The button is not disabled, since it would lose the keyboard's focus to the
   * page. Say in `children` what is going on.
   */
  loading?: boolean
  icon?: ReactNode
}

export function Button({
  variant,
  size,
  loading = false,
  icon,
  className,
  disabled,
  onClick,
  children,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={(event) => {
        if (event.currentTarget.getAttribute('aria-disabled') === 'true') event.preventDefault()
        else onClick?.(event)
      }}
      aria-busy={loading || undefined}
      className={buttonStyle(variant, size, className)}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  )
}
