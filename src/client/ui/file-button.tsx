'use no memo' // Small and seldom drawn again: caches would weigh more than they save.

import type { ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'
import { buttonStyle, type ButtonSize, type ButtonVariant } from '#client/ui/button-style.ts'

type Props = {
  onFile: (file: File) => void
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  /** Opens a phone's camera instead of its files: the one that looks at her, or the one that looks away. */
  camera?: 'user' | 'environment'
  /** The input's id, for a label elsewhere. */
  id?: string
  className?: string
}

/** A button that opens the file chooser: a label around a real input, so it works without script. */
export function FileButton({ onFile, children, variant, size, icon, camera, id, className }: Props) {
  return (
    <label
      className={cx(
        buttonStyle(variant, size, className),
        'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent',
      )}
    >
      <input
        id={id}
        type="file"
        accept="image/*"
        capture={camera}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file) onFile(file)
          // Emptied, so that choosing the same file again is noticed.
          currentTarget.value = ''
        }}
        className="absolute inset-0 cursor-pointer rounded-full opacity-0 file:hidden"
      />
      {icon}
      {children}
    </label>
  )
}
