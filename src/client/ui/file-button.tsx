import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'
import { buttonStyle, type ButtonSize, type ButtonVariant } from '#client/ui/button-style.ts'
import { FileInput } from './file-input.tsx'

type Props = ComponentProps<typeof FileInput> & {
  children: ReactNode
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  className?: string
}

/** A button that opens the file chooser: a label around a real input, so it works without script. */
export function FileButton({
  onFile,
  onFiles,
  children,
  variant,
  size,
  icon,
  camera,
  accept,
  id,
  className,
}: Props) {
  return (
    <label
      className={cx(
        buttonStyle(variant, size, className),
        'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-accent',
      )}
    >
      <FileInput onFile={onFile} onFiles={onFiles} camera={camera} accept={accept} id={id} />
      {icon}
      {children}
    </label>
  )
}
