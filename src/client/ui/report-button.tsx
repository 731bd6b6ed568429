import Flag from 'lucide-react/icons/flag'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'

/** A quiet way to say that something is wrong. */
export const ReportButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <Button
    variant="quiet"
    size="sm"
    className="-ms-4 justify-self-start text-ink-soft"
    icon={<Flag aria-hidden className="size-4" strokeWidth={1.5} />}
    onClick={onClick}
  >
    {children}
  </Button>
)
