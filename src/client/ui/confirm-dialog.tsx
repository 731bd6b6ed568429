import type { ReactNode } from 'react'
import { t } from '#client/i18n/messages.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

type Props = {
  open: boolean
  title: string
  children?: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** An action that cannot be undone has a red button. */
  danger?: boolean
  loading?: boolean
  onConfirm: () => void
  onClose: () => void
}

export function ConfirmDialog(props: Props) {
  const {
    open,
    title,
    children,
    confirmLabel,
    cancelLabel,
    danger = false,
    loading,
    onConfirm,
    onClose,
  } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="sm"
      footer={
        <div className="grid gap-3 sm:flex sm:flex-row-reverse">
          <Button variant={danger ? 'danger' : 'primary'} loading={loading} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button variant="quiet" disabled={loading} onClick={onClose}>
            {cancelLabel ?? t('common.cancel')}
          </Button>
        </div>
      }
    >
      <div className="text-ink-soft">{children}</div>
    </Dialog>
  )
}
