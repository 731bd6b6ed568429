import { useActionState, useState } from 'react'
import { longestPasskeyName } from '#shared/passkeys.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Form } from '#client/ui/form.tsx'
import { TextField } from '#client/ui/text-field.tsx'

type Props = { open: boolean; passkey: { id: string; name: string }; onClose: () => void; onDone: () => void }

export function RenameDialog({ open, passkey, onClose, onDone }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title={t('ways.renameTitle')} size="sm">
      <RenameForm passkey={passkey} onClose={onClose} onDone={onDone} />
    </Dialog>
  )
}

/** Mounted at every opening, so that it starts with the current name. */
function RenameForm({ passkey: { id, name: former }, onClose, onDone }: Omit<Props, 'open'>) {
  const [name, setName] = useState(former)

  const [error, submit, pending] = useActionState<string>(async () => {
    if (!name.trim()) return t('ways.nameMissing')
    try {
      await request(api.account.passkeys[':id'].$put({ param: { id }, json: { name } }))
    } catch (failure) {
      return messageOf(failure)
    }
    onClose()
    onDone()
    return ''
  }, '')

  return (
    <Form onSubmit={submit}>
      <TextField
        label={t('ways.passkeyName')}
        name="name"
        required
        maxLength={longestPasskeyName}
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={error || undefined}
        data-autofocus
      />
      <Button type="submit" loading={pending}>
        {t('ways.renameSave')}
      </Button>
    </Form>
  )
}
