import type { ReactNode } from 'react'
import { OrWithEmail } from './google-button.tsx'

/** The sign-in methods that need no typing, and a line between them and the email form. */
export const AboveEmailForm = ({ children }: { children: ReactNode }) => (
  <div>
    <div className="grid gap-3">{children}</div>
    <OrWithEmail />
  </div>
)
