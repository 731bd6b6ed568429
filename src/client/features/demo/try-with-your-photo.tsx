'use no memo' // On the landing page: caches would weigh more than they save.

import type { ReactNode } from 'react'
import { buttonStyle, type ButtonSize, type ButtonVariant } from '#client/ui/button-style.ts'

type Props = { children: ReactNode; variant?: ButtonVariant; size?: ButtonSize; className?: string }

/** The opener of the visitor's own try-on, without an account. Everything behind it comes when it is pressed. */
export function TryWithYourPhoto({ children, variant = 'outline', size = 'lg', className }: Props) {
  return (
    <a href="/fitting-room" className={buttonStyle(variant, size, className)}>
      {children}
    </a>
  )
}
