import { useActionState, useRef, useState } from 'react'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form.tsx'
import { errorsOf, type FormErrors } from '#client/ui/form-errors.ts'
import { TextField } from '#client/ui/text-field.tsx'
import { useFirstErrorFocus } from '#client/ui/use-first-error-focus.ts'
import { CodeField, isCode } from './code-field.tsx'

const fields = ['code', 'recoveryCode'] as const
type Errors = FormErrors<(typeof fields)[number]>

/** The field takes the place of the one before, or of the button, that had the focus. */
const takeFocus = (input: HTMLInputElement | null) => input?.focus()

type Props = {
  /** Settles when the next page shows. */
  onDone: () => Promise<void>
  /** Back to the password. */
  onRestart: () => void
}

/**
 * The second step of signing in with a password: the code of her app, or a recovery code. Needs the areas `auth` and
 * `second-factor`.
 */
export function SecondStep({ onDone, onRestart }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const [byApp, setByApp] = useState(true)
  const [typed, setTyped] = useState('')

  const [errors, submit, pending] = useActionState<Errors>(async () => {
    if (byApp && !isCode(typed)) return { code: t('second-factor.codeMissing') }
    if (!typed.trim()) return { recoveryCode: t('second-factor.recoveryMissing') }
    try {
      await request(
        api.auth['second-step'].$post({ json: byApp ? { code: typed } : { recoveryCode: typed } }),
      )
    } catch (error) {
      return errorsOf(error, fields)
    }
    await onDone()
    return {}
  }, {})
  useFirstErrorFocus(form, errors)

  function change() {
    setTyped('')
    setByApp(!byApp)
  }

  return (
    <section aria-labelledby="second-step">
      <h2 id="second-step" className="font-display text-display-sm">
        {t('second-factor.stepTitle')}
      </h2>
      <p className="mt-2 mb-6 text-ink-soft">
        {t(byApp ? 'second-factor.stepText' : 'second-factor.recoveryText')}
      </p>
      <Form ref={form} onSubmit={submit}>
        {byApp ? (
          <CodeField ref={takeFocus} value={typed} onChange={setTyped} error={errors.code} />
        ) : (
          <TextField
            ref={takeFocus}
            label={t('second-factor.recoveryCode')}
            name="recoveryCode"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            maxLength={64}
            required
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={errors.recoveryCode}
          />
        )}
        {errors.form && <Alert>{errors.form}</Alert>}
        <Button type="submit" loading={pending} className="w-full">
          {t('auth.signIn')}
        </Button>
      </Form>
      <p className="mt-4 flex flex-wrap gap-x-6">
        <button type="button" className="link min-h-11" onClick={change}>
          {t(byApp ? 'second-factor.useRecovery' : 'second-factor.useApp')}
        </button>
        <button type="button" className="link min-h-11" onClick={onRestart}>
          {t('second-factor.startOver')}
        </button>
      </p>
    </section>
  )
}
