import { useActionState, useRef, useState } from 'react'
import { inFours } from '#shared/second-factor.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Dialog } from '#client/ui/dialog.tsx'
import { Form } from '#client/ui/form.tsx'
import { errorsOf, type FormErrors } from '#client/ui/form-errors.ts'
import { useFirstErrorFocus } from '#client/ui/use-first-error-focus.ts'
import { CodeField, isCode } from './code-field.tsx'
import { copy } from './copy-text.ts'

export type SetUp = { key: string; link: string }

type Props = { setUp: SetUp | null; onClose: () => void; onDone: (codes: string[]) => void }

/** Shows the key for her authenticator app, and asks for the first code. */
export function SetUpDialog({ setUp, onClose, onDone }: Props) {
  return (
    <Dialog open={setUp !== null} onClose={onClose} title={t('second-factor.setUpTitle')} size="sm">
      {setUp && <SetUpForm setUp={setUp} onDone={onDone} />}
    </Dialog>
  )
}

const fields = ['code'] as const

function SetUpForm({ setUp: { key, link }, onDone }: { setUp: SetUp; onDone: Props['onDone'] }) {
  const form = useRef<HTMLFormElement>(null)
  const [code, setCode] = useState('')

  const [errors, submit, pending] = useActionState<FormErrors<'code'>>(async () => {
    if (!isCode(code)) return { code: t('second-factor.codeMissing') }
    try {
      const { codes } = await request(api.account['second-factor'].$post({ json: { code } }))
      onDone(codes)
    } catch (error) {
      return errorsOf(error, fields)
    }
    return {}
  }, {})
  useFirstErrorFocus(form, errors)

  return (
    <div className="grid gap-5">
      <p className="text-ink-soft">{t('second-factor.setUpText')}</p>
      <dl>
        <dt className="font-medium">{t('second-factor.key')}</dt>
        <dd
          dir="ltr"
          translate="no"
          className="mt-1 text-start font-mono select-all [overflow-wrap:anywhere]"
        >
          {inFours(key, ' ')}
        </dd>
      </dl>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="sm" onClick={() => void copy(key)}>
          {t('second-factor.copy')}
        </Button>
        <a href={link} className={buttonStyle('outline', 'sm')}>
          {t('second-factor.openApp')}
        </a>
      </div>
      <Form ref={form} onSubmit={submit}>
        <CodeField value={code} onChange={setCode} error={errors.code} />
        {errors.form && <Alert>{errors.form}</Alert>}
        <Button type="submit" loading={pending}>
          {t('second-factor.turnOn')}
        </Button>
      </Form>
    </div>
  )
}
