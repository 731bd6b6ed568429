import { useActionState, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { currentLanguage } from '#client/i18n/language.ts'
import { t } from '#client/i18n/messages.ts'
import { useRegion } from '#client/i18n/region.ts'
import { useAppState } from '#client/session/app-state.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { errorsOf, type FormErrors } from '#client/ui/form-errors.ts'
import { Form } from '#client/ui/form.tsx'
import { TextField } from '#client/ui/text-field.tsx'
import { useFirstErrorFocus } from '#client/ui/use-first-error-focus.ts'
import { withdrawalSubjects, type WithdrawalSubject } from '#shared/withdrawals.ts'
import { declare, WithdrawalOutcome, type WithdrawalAnswer } from './withdrawal-answer.tsx'

type Field = 'name' | 'email'
type State = { errors: FormErrors<Field> } | { told: WithdrawalAnswer }

const inputsMissing = ({ name, email }: Record<Field, string>): FormErrors<Field> => ({
  ...(name.trim() === '' && { name: t('withdrawal.nameMissing') }),
  ...(!/^\S+@\S+\.\S+$/.test(email.trim()) && { email: t('withdrawal.emailMissing') }),
})

/**
 * The button of directive (EU) 2023/2673, article 11a: 'withdraw from contract here' opens a short form, and 'confirm withdrawal' sends it. The
 * same words sent again are the same declaration, so that a lost answer costs nothing.
 */
export function WithdrawalForm() {
  const { hash } = useLocation()
  const [isPressed, setIsPressed] = useState<boolean | null>(null)
  // Whoever came by a link with these words has pressed the first button already.
  const isOpen = isPressed ?? hash === '#form'
  const opener = useRef<HTMLButtonElement>(null)
  const fields = useRef<HTMLDivElement>(null)
  function open() {
    setIsPressed(true)
    requestAnimationFrame(() => fields.current?.querySelector('input')?.focus())
  }
  function close() {
    setIsPressed(false)
    requestAnimationFrame(() => opener.current?.focus())
  }

  if (!isOpen)
    return (
      <Button ref={opener} className="mt-6" onClick={open}>
        {t('withdrawal.start')}
      </Button>
    )
  return (
    <div ref={fields}>
      <Declaration onClose={close} />
    </div>
  )
}

function Declaration({ onClose }: { onClose: () => void }) {
  const shopper = useAppState()?.user
  const country = useRegion()?.country ?? null
  const [typed, setTyped] = useState<Partial<Record<Field, string>>>({})
  const [contract, setContract] = useState('')
  const [subject, setSubject] = useState<WithdrawalSubject>('luxe')
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef({ words: '', id: '' })
  const name = typed.name ?? shopper?.name ?? ''
  const email = shopper?.email ?? typed.email ?? ''

  const [state, act, isPending] = useActionState<State>(
    async () => {
      const missing = inputsMissing({ name, email })
      if (Object.keys(missing).length > 0) return { errors: missing }
      const declaration = { name, email, subject, contract, country, language: currentLanguage() }
      const words = JSON.stringify(declaration)
      if (sent.current.words !== words) sent.current = { words, id: crypto.randomUUID() }
      try {
        return { told: await declare({ id: sent.current.id, ...declaration }) }
      } catch (error) {
        return { errors: errorsOf(error, ['name', 'email']) }
      }
    },
    { errors: {} },
  )

  const errors = 'errors' in state ? state.errors : {}
  useFirstErrorFocus(form, errors)

  if ('told' in state) return <WithdrawalOutcome told={state.told} subject={subject} />
  return (
    <div className="mt-6 max-w-xl">
      <Form ref={form} onSubmit={act}>
        <TextField
          label={t('withdrawal.name')}
          autoComplete="name"
          maxLength={120}
          value={name}
          onChange={({ target }) => setTyped({ ...typed, name: target.value })}
          {...(errors.name && { error: errors.name })}
        />
        {shopper ? (
          <p className="[overflow-wrap:anywhere] text-ink-soft">
            {t('withdrawal.emailOwn', { email: shopper.email })}
          </p>
        ) : (
          <TextField
            label={t('withdrawal.email')}
            type="email"
            autoComplete="email"
            maxLength={254}
            hint={t('withdrawal.emailHint')}
            value={email}
            onChange={({ target }) => setTyped({ ...typed, email: target.value })}
            {...(errors.email && { error: errors.email })}
          />
        )}
        <Subjects chosen={subject} onChoose={setSubject} />
        <TextField
          label={t('withdrawal.contract')}
          hint={t('withdrawal.contractHint')}
          maxLength={300}
          autoComplete="off"
          value={contract}
          onChange={({ target }) => setContract(target.value)}
        />
        {errors.form && <Alert>{errors.form}</Alert>}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" loading={isPending}>
            {t('withdrawal.confirm')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('withdrawal.cancel')}
          </Button>
        </div>
      </Form>
    </div>
  )
}

type SubjectsProps = { chosen: WithdrawalSubject; onChoose: (subject: WithdrawalSubject) => void }

const Subjects = ({ chosen, onChoose }: SubjectsProps) => (
  <fieldset className="grid gap-1">
    <legend className="label mb-1">{t('withdrawal.subject')}</legend>
    {withdrawalSubjects.map((subject) => (
      <label key={subject} className="flex min-h-11 items-center gap-3">
        <input
          type="radio"
          name="subject"
          checked={subject === chosen}
          onChange={() => onChoose(subject)}
          className="size-5 shrink-0 accent-accent"
        />
        {t(`withdrawal.${subject}`)}
      </label>
    ))}
  </fieldset>
)
