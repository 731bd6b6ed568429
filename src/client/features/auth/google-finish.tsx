import { Suspense, use, useActionState, useRef, useState } from 'react'
import { currentLanguage } from '#client/i18n/language.ts'
import { inPhrases, t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Form } from '#client/ui/form.tsx'
import { Link } from '#client/ui/link.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import type { FormErrors } from '#client/ui/form-errors.ts'
import { googlePath } from './google-button.tsx'
import { useFirstErrorFocus } from '#client/ui/use-first-error-focus.ts'

const fetchPending = () => request(api.auth.google.pending.$get())
type Pending = Awaited<ReturnType<typeof fetchPending>>
type Answer = { pending: Pending } | { failure: unknown }
type Props = { next: string | null; onDone: () => Promise<void> }

const askPending = (): Promise<Answer> =>
  fetchPending().then(
    (pending) => ({ pending }),
    (failure: unknown) => ({ failure }),
  )

/**
 * The questions that remain after Google has identified the shopper. No account is created before they are
 * answered.
 */
export function GoogleFinish(props: Props) {
  const [answer] = useState(askPending)
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      <Question {...props} answer={answer} />
    </Suspense>
  )
}

function Question({ answer, ...props }: Props & { answer: Promise<Answer> }) {
  const known = use(answer)
  if ('failure' in known) return <TooLate next={props.next} failure={known.failure} />
  return <FinishForm {...props} pending={known.pending} />
}

function TooLate({ next, failure }: { next: string | null; failure: unknown }) {
  return (
    <div className="grid gap-6">
      <h1 className="font-display text-display-md">{t('auth.title')}</h1>
      <Alert>{messageOf(failure)}</Alert>
      <a href={googlePath({ next })} className={buttonStyle('primary', 'md', 'w-full')}>
        {t('auth.googleAgain')}
      </a>
      <OtherMethods />
    </div>
  )
}

const OtherMethods = () => (
  <Link to="/auth?tab=signIn" className={buttonStyle('quiet', 'md', 'w-full')}>
    {t('auth.otherWays')}
  </Link>
)

function FinishForm({ pending: { email, name, kind }, onDone }: Omit<Props, 'next'> & { pending: Pending }) {
  const form = useRef<HTMLFormElement>(null)
  const [isOldEnough, setOldEnough] = useState(false)
  const isNew = kind === 'new'

  const [errors, submit, sending] = useActionState<FormErrors<'minimumAge'>>(async () => {
    if (isNew && !isOldEnough) return { minimumAge: t('auth.minimumAgeMissing') }
    try {
      const said = { ...(isNew && { minimumAge: true as const }), language: currentLanguage() }
      await request(api.auth.google.finish.$post({ json: said }))
    } catch (error) {
      return { form: messageOf(error) }
    }
    await onDone()
    return {}
  }, {})
  useFirstErrorFocus(form, errors)

  return (
    <Form ref={form} onSubmit={submit}>
      <h1 className="font-display text-display-md">
        {inPhrases(isNew ? t('auth.finishTitle', { name }) : t('auth.takeOverTitle'))}
      </h1>
      <p className="text-ink-soft [overflow-wrap:anywhere]">
        {isNew ? t('auth.finishText', { email }) : t('auth.takeOverText', { email })}
      </p>
      {!isNew && (
        <ul className="grid list-disc gap-1.5 ps-5 text-ink-soft">
          <li>{t('auth.takeOverKeeps')}</li>
          <li>{t('auth.takeOverEnds')}</li>
          <li>{t('auth.takeOverPassword')}</li>
        </ul>
      )}
      {isNew && (
        <Checkbox
          name="minimumAge"
          required
          label={t('auth.minimumAge')}
          checked={isOldEnough}
          error={errors.minimumAge}
          onChange={({ target }) => setOldEnough(target.checked)}
        />
      )}
      {errors.form && <Alert>{errors.form}</Alert>}
      <Button type="submit" loading={sending} className="w-full">
        {isNew ? (sending ? t('auth.creatingAccount') : t('auth.createAccount')) : t('auth.takeOverYes')}
      </Button>
      <OtherMethods />
    </Form>
  )
}
