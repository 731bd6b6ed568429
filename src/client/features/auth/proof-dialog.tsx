import { useActionState, useRef, useState } from 'react'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import { proofMinutes } from '#shared/account-periods.ts'
import { useShopper } from '#client/session/app-state.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { Form } from '#client/ui/form.tsx'
import { PasswordField } from '#client/ui/password-field.tsx'
import { googlePath } from './google-button.tsx'
import { GoogleMark } from './google/google-mark.tsx'
import { KnownUsername } from './known-username.tsx'

type ProofMethods = { password: boolean; google: object | null; passkeys: readonly object[] }
type Waiting = { action: () => Promise<void> }
type Props = { methods: ProofMethods; waiting: Waiting | null; onClose: () => void }

/**
 * Asks for a proof of identity again before a change that would give lasting access: an unlocked device is not
 * enough.
 */
export function ProofDialog({ methods, waiting, onClose }: Props) {
  return (
    <Dialog open={waiting !== null} onClose={onClose} title={t('ways.proofTitle')} size="sm">
      {waiting && <Proof methods={methods} waiting={waiting} onClose={onClose} />}
    </Dialog>
  )
}

function Proof({ methods, waiting, onClose }: Props & { waiting: Waiting }) {
  const [failure, setFailure] = useState('')

  /** Runs the waiting action after the proof. The action reports its own outcome. */
  async function goOn() {
    onClose()
    await waiting.action().catch(() => undefined)
  }

  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{t('ways.proofText', { minutes: proofMinutes })}</p>
      {failure && <Alert>{failure}</Alert>}
      <OtherProofs methods={methods} onFailure={setFailure} onProven={goOn} />
      {methods.password && <PasswordProof onProven={goOn} />}
    </div>
  )
}

type OtherProps = { methods: ProofMethods; onFailure: (words: string) => void; onProven: () => Promise<void> }

/** The proofs other than a password: passkey and Google. */
export function OtherProofs({ methods, onFailure, onProven }: OtherProps) {
  const [pending, setPending] = useState(false)

  async function provePasskey() {
    onFailure('')
    setPending(true)
    const part = await import('./passkeys/passkey-browser.ts')
    try {
      await part.proveWithPasskey()
      await onProven()
    } catch (error) {
      if (!part.isInterrupted(error)) onFailure(part.sayPasskeyFailure(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <>
      {methods.passkeys.length > 0 && (
        <Button
          variant="outline"
          loading={pending}
          icon={<Fingerprint aria-hidden className="size-5" strokeWidth={1.5} />}
          onClick={() => void provePasskey()}
        >
          {t('ways.proofPasskey')}
        </Button>
      )}
      {methods.google && (
        <a
          href={googlePath({ for: 'prove', next: location.pathname + location.search })}
          className={buttonStyle('outline', 'md', 'w-full')}
        >
          <GoogleMark />
          {t('auth.continueWithGoogle')}
        </a>
      )}
    </>
  )
}

function PasswordProof({ onProven }: { onProven: () => Promise<void> }) {
  const form = useRef<HTMLFormElement>(null)
  const shopper = useShopper()
  const [password, setPassword] = useState('')

  const [error, submit, pending] = useActionState<string>(async () => {
    form.current?.querySelector<HTMLInputElement>('input[name=password]')?.focus()
    if (!password) return t('auth.passwordMissing')
    try {
      await request(api.account.proof.$post({ json: { password } }))
    } catch (failure) {
      return messageOf(failure)
    }
    await onProven()
    return ''
  }, '')

  return (
    <Form ref={form} onSubmit={submit}>
      <KnownUsername email={shopper?.email} />
      <PasswordField
        label={t('auth.password')}
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={({ target }) => setPassword(target.value)}
        error={error || undefined}
      />
      <Button type="submit" loading={pending}>
        {t('ways.proofGoOn')}
      </Button>
    </Form>
  )
}
