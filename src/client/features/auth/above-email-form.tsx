import type { ReactNode } from 'react'
import { OrWithEmail } from './google-button.tsx'

/** What knows her already, and a line before what she types. */
export const AboveEmailForm = ({ children }: { children: ReactNode }) => (
  <div>
    <div className="grid gap-3">{children}</div>
    <OrWithEmail />
  </div>
)
