'use no memo' // Small and seldom drawn again: caches would weigh more than they save.

import type { ComponentProps, ReactNode } from 'react'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'
import { Spinner } from './spinner.tsx'

type Props = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** Disables the button and shows a spinner; say in `children` what is going on. */
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
  children,
  ...rest
}: Props) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
      className={buttonStyle(variant, size, className)}
    >
      {loading ? <Spinner /> : icon}
      {children}
    </button>
  )
}
