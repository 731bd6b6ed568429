import { useActionState, useRef, useState } from 'react'
import MailCheck from 'lucide-react/icons/mail-check'
import { AuthPage } from '#client/features/auth/auth-page.tsx'
import { isEmailValid } from '#client/features/auth/email-rule.ts'
import { errorsOf, type FormErrors } from '#client/ui/form-errors.ts'
import { useFirstErrorFocus } from '#client/ui/use-first-error-focus.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form.tsx'
import { TextField } from '#client/ui/text-field.tsx'

export function Component() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) return <Sent email={sentTo} onAgain={() => setSentTo(null)} />
  return (
    <AuthPage
      pageTitle={t('recovery.forgotPageTitle')}
      title={t('recovery.forgotTitle')}
      lead={<p>{t('recovery.forgotLead')}</p>}
    >
      <AskForm onSent={setSentTo} />
    </AuthPage>
  )
}

/** The same answer for an address without an account: who has an account here is nobody else's business. */
function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <AuthPage
      pageTitle={t('recovery.forgotPageTitle')}
      title={t('recovery.sentTitle')}
      lead={
        <output className="grid gap-3">
          <MailCheck aria-hidden className="size-8 text-ink" strokeWidth={1.25} />
          <p>{t('recovery.sentText', { email })}</p>
          <p>{t('recovery.sentHint')}</p>
        </output>
      }
    >
      <Button variant="outline" onClick={onAgain}>
        {t('recovery.sendAgain')}
      </Button>
    </AuthPage>
  )
}

function AskForm({ onSent }: { onSent: (email: string) => void }) {
  const form = useRef<HTMLFormElement>(null)
  const [email, setEmail] = useState('')

  const [errors, submit, pending] = useActionState<FormErrors<'email'>>(async () => {
    if (!email.trim() || !isEmailValid(form.current)) return { email: t('auth.emailInvalid') }
    try {
      await request(api.auth['forgot-password'].$post({ json: { email } }))
    } catch (error) {
      return errorsOf(error, ['email'])
    }
    onSent(email.trim())
    return {}
  }, {})
  useFirstErrorFocus(form, errors)

  return (
    <Form ref={form} onSubmit={submit}>
      <TextField
        label={t('auth.email')}
        type="email"
        name="email"
        autoComplete="email"
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={errors.email}
      />
      {errors.form && <Alert>{errors.form}</Alert>}
      <Button type="submit" loading={pending} className="mt-2 w-full">
        {pending ? t('recovery.sending') : t('recovery.send')}
      </Button>
    </Form>
  )
}
