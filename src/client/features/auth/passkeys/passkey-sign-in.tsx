import { useEffect, useEffectEvent, useState } from 'react'
import Fingerprint from 'lucide-react/icons/fingerprint-pattern'
import { t } from '#client/i18n/messages.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { canOfferPasskeys, canUsePasskeys } from './passkey-support.ts'

const fetchBrowserPart = () => import('./passkey-browser.ts')

type Props = {
  /** Whether this tab is shown: only then may the browser offer passkeys at the email field. */
  isShown: boolean
  onDone: () => Promise<void>
}

/** Signs in with a passkey, by the button or by what the browser offers at the email field. */
export function PasskeySignIn({ isShown, onDone }: Props) {
  const [failure, setFailure] = useState('')
  const [pending, setPending] = useState(false)

  /** Reports a failure, unless the prompt was cancelled for another one. */
  async function signIn(how: { autofill?: boolean }) {
    const part = await fetchBrowserPart()
    try {
      await part.signInWithPasskey(how)
      await onDone()
    } catch (error) {
      if (!part.isInterrupted(error)) setFailure(part.sayPasskeyFailure(error))
    }
  }

  const onSignedIn = useEffectEvent(onDone)

  // Depends on nothing but `isShown`: another prompt would replace the open one.
  useEffect(() => {
    if (!isShown) return
    let isOver = false
    const offer = async () => {
      if (!(await canOfferPasskeys()) || isOver) return
      const part = await fetchBrowserPart()
      if (isOver) return
      await part.signInWithPasskey({ autofill: true }).then(
        () => onSignedIn(),
        (error: unknown) => {
          // The browser asked by itself, so only a refused passkey is reported and not a server that did not
          // answer.
          if (!isOver && isFailure(error, 'passkey_refused')) setFailure(part.sayPasskeyFailure(error))
        },
      )
    }
    offer().catch(() => undefined)
    return () => {
      isOver = true
      fetchBrowserPart().then(
        ({ stopWaiting }) => stopWaiting(),
        () => undefined,
      )
    }
  }, [isShown])

  function press() {
    setFailure('')
    if (!canUsePasskeys()) return setFailure(t('auth.passkeyNoBrowser'))
    setPending(true)
    void signIn({}).finally(() => setPending(false))
  }

  return (
    <>
      <Button
        variant="outline"
        loading={pending}
        icon={<Fingerprint aria-hidden className="size-5" strokeWidth={1.5} />}
        className="w-full bg-raised"
        onClick={press}
      >
        {t('auth.signInWithPasskey')}
      </Button>
      {failure && <Alert>{failure}</Alert>}
    </>
  )
}
