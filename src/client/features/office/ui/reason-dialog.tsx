import { useState, type ReactNode } from 'react'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Form } from '#client/ui/form.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { useAct } from './use-act.ts'

type Props = {
  open: boolean
  title: string
  children?: ReactNode
  confirm: string
  danger?: boolean
  /** What is said when it is done. */
  done: string
  onConfirm: (reason: string) => Promise<unknown>
  onDone?: () => unknown
  onClose: () => void
}

const shortest = 3

/** Asks why something is done, which stands in the log, and does it. */
export function ReasonDialog({ open, title, onClose, ...rest }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={title} size="sm">
      {open && <ReasonForm onClose={onClose} {...rest} />}
    </Dialog>
  )
}

function ReasonForm(props: Omit<Props, 'open' | 'title'>) {
  const { children, confirm, danger = false, done, onConfirm, onDone, onClose } = props
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const { act, isPending, failure } = useAct()
  const isShort = reason.trim().length < shortest

  async function submit() {
    setAsked(true)
    if (isShort) return
    if (await act(() => onConfirm(reason.trim()), done, onDone)) onClose()
  }

  return (
    <Form onSubmit={() => void submit()}>
      {children && <div className="text-ink-soft">{children}</div>}
      <TextField
        label="Reason"
        name="reason"
        hint="Everybody who works here reads it in the log: write no names and no emails."
        value={reason}
        maxLength={400}
        required
        data-autofocus
        onChange={({ target }) => setReason(target.value)}
        error={isAsked && isShort ? 'Say in a few words why.' : undefined}
      />
      {failure && <Alert>{failure}</Alert>}
      <div className="grid gap-3 sm:flex sm:flex-row-reverse">
        <Button type="submit" variant={danger ? 'danger' : 'primary'} loading={isPending}>
          {confirm}
        </Button>
        <Button variant="quiet" disabled={isPending} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Form>
  )
}
