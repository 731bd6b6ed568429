import { useState } from 'react'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import Pencil from 'lucide-react/icons/pencil'
import Trash2 from 'lucide-react/icons/trash'
import { maxPasskeys } from '#shared/passkeys.ts'
import { SecurityRow } from '#client/ui/settings-row.tsx'
import { formatDate } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { ActionButton } from '#client/ui/action-button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { IconButton } from '#client/ui/icon-button.tsx'
import { RenameDialog } from './passkey-rename.tsx'
import { canUsePasskeys } from './passkey-support.ts'
import type { Guard } from '../forms/use-proof.ts'
import type { SignInMethodState } from '../own-sign-in-methods.ts'

type Passkey = SignInMethodState['passkeys'][number]
type Props = { passkeys: Passkey[]; guard: Guard; onChange: () => void }

export function PasskeyList({ passkeys, guard, onChange }: Props) {
  const add = async () => {
    const part = await import('./passkey-browser.ts')
    try {
      const { name } = await part.addPasskey()
      toast({ title: t('ways.passkeyAdded', { name }), tone: 'success' })
      onChange()
    } catch (error) {
      if (isFailure(error, 'proof_required')) throw error
      if (part.isInterrupted(error)) return
      toast({ title: t('ways.passkeyNotAdded'), description: part.sayPasskeyFailure(error), tone: 'error' })
    }
  }

  const isFull = passkeys.length >= maxPasskeys
  const canHere = canUsePasskeys()
  return (
    <SecurityRow
      title={t('ways.passkeys')}
      action={
        canHere &&
        !isFull && (
          <ActionButton variant="outline" size="sm" action={() => guard(add)}>
            {t('ways.addPasskey')}
          </ActionButton>
        )
      }
    >
      <p>{t('ways.passkeysText')}</p>
      {!canHere && <p className="mt-1">{t('auth.passkeyNoBrowser')}</p>}
      {isFull && <p className="mt-1">{t('errors.too_many_passkeys')}</p>}
      {passkeys.length > 0 && (
        <ul className="mt-3 divide-y divide-hairline">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} guard={guard} onChange={onChange} />
          ))}
        </ul>
      )}
    </SecurityRow>
  )
}

const lastUsed = ({ lastUsedAt, createdAt }: Passkey) =>
  lastUsedAt
    ? t('ways.passkeyUsed', { date: formatDate(new Date(lastUsedAt)) })
    : t('ways.passkeyUnused', { date: formatDate(new Date(createdAt)) })

type RowProps = { passkey: Passkey; guard: Guard; onChange: () => void }

function PasskeyRow({ passkey, guard, onChange }: RowProps) {
  const [dialog, setDialog] = useState<'rename' | 'remove' | null>(null)
  const [pending, setPending] = useState(false)
  const { id, name } = passkey

  const remove = async () => {
    try {
      await request(api.account.passkeys[':id'].$delete({ param: { id } }))
      toast({ title: t('ways.passkeyRemoved', { name }), description: t('ways.passkeyRemovedText') })
      onChange()
    } catch (error) {
      if (isFailure(error, 'proof_required')) throw error
      toast({ title: t('ways.passkeyStays'), description: messageOf(error), tone: 'error' })
    }
  }

  function confirm() {
    setPending(true)
    void guard(remove).finally(() => {
      setPending(false)
      setDialog(null)
    })
  }

  return (
    <li className="flex items-center gap-3 py-2">
      <Fingerprint aria-hidden className="size-5 shrink-0" strokeWidth={1.5} />
      <div className="min-w-0 flex-1">
        <p className="text-ink [overflow-wrap:anywhere]">{name}</p>
        <p className="text-sm">{lastUsed(passkey)}</p>
      </div>
      <IconButton
        label={t('ways.renamePasskey', { name })}
        icon={<Pencil aria-hidden className="size-4" strokeWidth={1.5} />}
        onClick={() => setDialog('rename')}
      />
      <IconButton
        label={t('ways.removePasskey', { name })}
        icon={<Trash2 aria-hidden className="size-4" strokeWidth={1.5} />}
        onClick={() => setDialog('remove')}
      />
      <RenameDialog
        open={dialog === 'rename'}
        passkey={passkey}
        onClose={() => setDialog(null)}
        onDone={onChange}
      />
      <ConfirmDialog
        open={dialog === 'remove'}
        danger
        title={t('ways.removeTitle', { name })}
        confirmLabel={t('ways.removeYes')}
        loading={pending}
        onConfirm={confirm}
        onClose={() => setDialog(null)}
      >
        {t('ways.removeText')}
      </ConfirmDialog>
    </li>
  )
}
