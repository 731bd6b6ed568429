import { Suspense, useState } from 'react'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { GoogleButton } from './google-button.tsx'
import { PasskeySignIn } from './passkeys/passkey-sign-in.tsx'
import { SignInForm } from './forms/sign-in-form.tsx'
import { AboveEmailForm } from './above-email-form.tsx'
import { SecondStep } from './lazy-second-step.tsx'

type Props = {
  next: string | null
  /** Whether its tab is shown: see PasskeySignIn. */
  isShown: boolean
  onDone: () => Promise<void>
}

/** The sign-in tab. Its code comes after the sign-up tab's, because most visitors come to create an account. */
export function SignInPanel({ next, isShown, onDone }: Props) {
  const [asksCode, setAsksCode] = useState(false)
  if (asksCode)
    return (
      <Suspense fallback={<Skeleton className="h-64" />}>
        <SecondStep onDone={onDone} onRestart={() => setAsksCode(false)} />
      </Suspense>
    )
  return (
    <>
      <AboveEmailForm>
        <GoogleButton next={next} />
        <PasskeySignIn isShown={isShown} onDone={onDone} />
      </AboveEmailForm>
      <SignInForm onDone={onDone} onSecondStep={() => setAsksCode(true)} />
    </>
  )
}
