import { Suspense, useActionState, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { forgetAppState } from '#client/session/app-state.ts'
import { SecondStep } from '#client/features/auth/lazy-second-step.tsx'
import { AuthPage } from '#client/features/auth/auth-page.tsx'
import { errorsOf, type FormErrors } from '#client/ui/form-errors.ts'
import {
  findPasswordMistakes,
  NewPasswordFields,
  type NewPassword,
} from '#client/features/auth/new-password-fields.tsx'
import { usePasswordLength } from '#client/features/auth/site-ways.ts'
import { useFirstErrorFocus } from '#client/ui/use-first-error-focus.ts'
import { useLinkToken } from '#client/session/use-link-token.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { Alert } from '#client/ui/alert.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { Link } from '#client/ui/link.tsx'

export function Component() {
  const token = useLinkToken()
  const [expired, setExpired] = useState(false)
  const [asksCode, setAsksCode] = useState(false)
  const navigate = useNavigate()

  async function goOn() {
    forgetAppState()
    await navigate('/dashboard', { replace: true })
    toast({ title: t('recovery.changed'), description: t('recovery.changedText'), tone: 'success' })
  }

  if (asksCode)
    return (
      <AuthPage
        pageTitle={t('recovery.resetPageTitle')}
        title={t('recovery.changed')}
        lead={<p>{t('recovery.changedText')}</p>}
      >
        <Suspense fallback={<Skeleton className="h-64" />}>
          <SecondStep onDone={goOn} onRestart={() => void navigate('/auth?tab=signIn', { replace: true })} />
        </Suspense>
      </AuthPage>
    )
  if (token === null || expired) return <NoLink />
  return (
    <AuthPage
      pageTitle={t('recovery.resetPageTitle')}
      title={t('recovery.resetTitle')}
      lead={<p>{t('recovery.resetLead')}</p>}
    >
      <ResetForm
        token={token}
        onExpired={() => setExpired(true)}
        onSecondStep={() => setAsksCode(true)}
        onDone={goOn}
      />
    </AuthPage>
  )
}

/** The link was used, is too old, or was cut off: only a new one helps. */
function NoLink() {
  return (
    <AuthPage
      pageTitle={t('recovery.resetPageTitle')}
      title={t('recovery.noLinkTitle')}
      lead={<p role="alert">{t('recovery.noLinkText')}</p>}
    >
      <Link to="/forgot-password" className={buttonStyle()}>
        {t('recovery.askAgain')}
      </Link>
    </AuthPage>
  )
}

const fields = ['password', 'confirmPassword'] as const
type Errors = FormErrors<(typeof fields)[number]>

type ResetProps = {
  token: string
  onExpired: () => void
  /** The password is changed, and the account asks for a code before it signs in. */
  onSecondStep: () => void
  onDone: () => Promise<void>
}

function ResetForm({ token, onExpired, onSecondStep, onDone }: ResetProps) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState<NewPassword>({ password: '', confirmPassword: '' })
  const passwordLength = usePasswordLength()

  const [errors, submit, pending] = useActionState<Errors>(async () => {
    const mistakes = findPasswordMistakes(values, passwordLength)
    if (Object.keys(mistakes).length > 0) return mistakes
    try {
      const answer = await request(api.auth['reset-password'].$post({ json: { token, ...values } }))
      if (answer.user === null) {
        onSecondStep()
        return {}
      }
    } catch (error) {
      if (isFailure(error, 'link_invalid')) onExpired()
      return errorsOf(error, fields)
    }
    await onDone()
    return {}
  }, {})
  useFirstErrorFocus(form, errors)

  return (
    <Form ref={form} onSubmit={submit}>
      <NewPasswordFields
        values={values}
        errors={errors}
        onChange={(change) => setValues((all) => ({ ...all, ...change }))}
      />
      {errors.form && <Alert>{errors.form}</Alert>}
      <Button type="submit" loading={pending} className="mt-2 w-full">
        {pending ? t('recovery.saving') : t('recovery.save')}
      </Button>
    </Form>
  )
}
