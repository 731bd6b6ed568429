import type { ReactNode } from 'react'
import { Link } from './link.tsx'

/** A link that stands by itself, as high as a finger needs. */
export const TextLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="link inline-flex min-h-11 items-center">
    {children}
  </Link>
)
