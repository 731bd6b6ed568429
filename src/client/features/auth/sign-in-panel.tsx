import { GoogleButton } from './google-button.tsx'
import { PasskeySignIn } from './passkeys/passkey-sign-in.tsx'
import { SignInForm } from './forms/sign-in-form.tsx'
import { AboveEmailForm } from './above-email-form.tsx'

type Props = {
  next: string | null
  /** Whether its tab is shown: see PasskeySignIn. */
  isShown: boolean
  onDone: () => Promise<void>
}

/** The sign-in tab. Its code comes after the sign-up tab's, because most visitors come to create an account. */
export const SignInPanel = ({ next, isShown, onDone }: Props) => (
  <>
    <AboveEmailForm>
      <GoogleButton next={next} />
      <PasskeySignIn isShown={isShown} onDone={onDone} />
    </AboveEmailForm>
    <SignInForm onDone={onDone} />
  </>
)
