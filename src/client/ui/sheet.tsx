import { cx } from '#client/lib/class-names.ts'
import { Dialog, type DialogProps } from './dialog.tsx'

/** The modal's other form: at the end side of a desktop screen, from the lower edge on a phone. */
export function Sheet({ className, ...rest }: Omit<DialogProps, 'size' | 'bare'>) {
  return (
    <Dialog
      {...rest}
      size="sm"
      className={cx('sm:my-0 sm:ms-auto sm:me-0 sm:h-dvh sm:max-h-dvh sm:rounded-none', className)}
    />
  )
}
