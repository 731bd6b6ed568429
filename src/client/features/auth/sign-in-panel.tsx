import { GoogleButton } from './google-button.tsx'
import { PasskeySignIn } from './passkeys/passkey-sign-in.tsx'
import { SignInForm } from './forms/sign-in-form.tsx'
import { AboveEmailForm } from './above-email-form.tsx'

type Props = {
  next: string | null
  /** Whether its tab is the one that shows: see PasskeySignIn. */
  isShown: boolean
  onDone: () => Promise<void>
}

/** The tab of whoever has an account, fetched behind the other one: most come to open their first. */
export const SignInPanel = ({ next, isShown, onDone }: Props) => (
  <>
    <AboveEmailForm>
      <GoogleButton next={next} />
      <PasskeySignIn isShown={isShown} onDone={onDone} />
    </AboveEmailForm>
    <SignInForm onDone={onDone} />
  </>
)
