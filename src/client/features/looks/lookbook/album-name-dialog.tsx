import { useActionState, useState } from 'react'
import { messageOf } from '#client/i18n/failure-message.ts'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Form } from '#client/ui/form.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { maxAlbumName } from '#shared/looks.ts'

type FormProps = {
  former?: string
  label?: string
  submit: string
  onName: (name: string) => Promise<unknown>
}

/** Makes a board, or renames one. */
export function AlbumNameForm({
  former = '',
  label = t('lookbook.boardName'),
  submit: press,
  onName,
  ...field
}: FormProps & { 'data-autofocus'?: true }) {
  const [name, setName] = useState(former)
  const [error, submit, pending] = useActionState<string>(async () => {
    if (!name.trim()) return t('lookbook.nameMissing')
    try {
      await onName(name.trim())
    } catch (failure) {
      return messageOf(failure)
    }
    setName(former)
    return ''
  }, '')
  return (
    <Form onSubmit={submit}>
      <TextField
        {...field}
        label={label}
        name="board"
        autoComplete="off"
        maxLength={maxAlbumName}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={error || undefined}
      />
      <Button type="submit" loading={pending}>
        {press}
      </Button>
    </Form>
  )
}

type Props = FormProps & { open: boolean; title: string; onClose: () => void }

export function AlbumNameDialog({ open, title, onClose, onName, ...form }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={title} size="sm">
      {open && (
        <AlbumNameForm
          {...form}
          data-autofocus
          onName={async (name) => {
            await onName(name)
            onClose()
          }}
        />
      )}
    </Dialog>
  )
}
