import type { ReactNode } from 'react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { buttonStyle } from './button-style.ts'
import { Link } from './link.tsx'

/** The way back, at the top of a page without a header of the app. */
export const BackLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className={buttonStyle('quiet', 'sm', '-ms-4')}>
    <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" strokeWidth={1.75} />
    {children}
  </Link>
)
