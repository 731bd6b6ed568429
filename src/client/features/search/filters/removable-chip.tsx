import type { ReactNode } from 'react'
import X from 'lucide-react/icons/x'

type Props = {
  /** What a press does, to a screen reader. */
  label: string
  onRemove: () => void
  children: ReactNode
}

export const RemovableChip = ({ label, onRemove, children }: Props) => (
  <button
    type="button"
    aria-label={label}
    onClick={onRemove}
    className="inline-flex min-h-9 items-center gap-2 rounded-full bg-tint ps-4 pe-3 text-sm hover:bg-blush-to pointer-coarse:min-h-11"
  >
    {children}
    <X aria-hidden className="size-4" strokeWidth={1.5} />
  </button>
)
