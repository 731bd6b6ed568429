import { useId, useState, type ComponentType } from 'react'
import { t } from '#client/i18n/messages.ts'
import type { ButtonVariant } from '#client/ui/button-style.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'

export type FormProps = { id: string; onPending: (pending: boolean) => void; onDone: () => void }

type Props = {
  open: boolean
  onClose: () => void
  title: string
  submitLabel: string
  cancelLabel?: string
  variant?: ButtonVariant
  /** Mounted at every opening, so that nothing typed earlier is still in it. */
  Form: ComponentType<FormProps>
}

/** A form in a sheet. Its buttons stay in sight below the part that scrolls. */
export function FormDialog({
  open,
  onClose,
  title,
  submitLabel,
  cancelLabel = t('common.cancel'),
  variant = 'primary',
  Form,
}: Props) {
  const formId = useId()
  const [pending, setPending] = useState(false)
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="sm"
      footer={
        <div className="grid gap-3 sm:flex sm:flex-row-reverse">
          <Button type="submit" form={formId} variant={variant} loading={pending}>
            {submitLabel}
          </Button>
          <Button variant="quiet" disabled={pending} onClick={onClose}>
            {cancelLabel}
          </Button>
        </div>
      }
    >
      <Form id={formId} onPending={setPending} onDone={onClose} />
    </Dialog>
  )
}
