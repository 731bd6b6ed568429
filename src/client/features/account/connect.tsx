import { Suspense, use, useState } from 'react'
import { assistantScopes, type AssistantScope } from '#shared/assistants.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { inPhrases, t } from '#client/i18n/messages.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { Alert } from '#client/ui/alert.tsx'
import { BarePage } from '#client/ui/bare-page.tsx'
import { Button } from '#client/ui/button.tsx'
import { Checkbox } from '#client/ui/checkbox.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { AccountProof } from './lazy-proofs.tsx'
import { answer, type Asked } from './assistant-calls.ts'

type Props = { asked: Promise<Asked> }

/** Where an assistant of hers asks to act for her, and she chooses what it may. */
export function Connect({ asked }: Props) {
  return (
    <BarePage title={t('connect.pageTitle')}>
      <div className="grid max-w-[60ch] gap-6 [overflow-wrap:anywhere]">
        <Suspense fallback={<Waiting />}>
          <Question asked={asked} />
        </Suspense>
      </div>
    </BarePage>
  )
}

function Question({ asked }: Props) {
  const request = use(asked)
  if ('refused' in request)
    return (
      <>
        <h1 className="font-display text-display-md">{inPhrases(t('connect.refusedTitle'))}</h1>
        <p className="text-lg text-ink-soft">{request.refused}</p>
        <TextLink to="/settings">{t('connect.toSettings')}</TextLink>
      </>
    )
  return <Choice {...request} />
}

type Request = Exclude<Asked, { refused: string }>

/** Of what she may leave out: her looks show herself, so they are her own choice. */
const chosenFirst: AssistantScope[] = ['shop', 'wishlist']

function Choice({ handle, name, host, isLocal }: Request) {
  const [allowed, setAllowed] = useState(chosenFirst)
  const [failure, setFailure] = useState('')
  const [pending, setPending] = useState<'allow' | 'deny' | null>(null)
  const [proof, setProof] = useState<{ action: () => Promise<void> } | null>(null)

  async function send(what: 'allow' | 'deny') {
    setFailure('')
    setPending(what)
    try {
      await answer(handle, what === 'allow' ? allowed : null)
    } catch (error) {
      setPending(null)
      if (isFailure(error, 'proof_required')) setProof({ action: () => send(what) })
      else setFailure(messageOf(error))
    }
  }

  const toggle = (scope: AssistantScope, isOn: boolean) =>
    setAllowed((known) => (isOn ? [...known, scope] : known.filter((one) => one !== scope)))

  return (
    <>
      <h1 className="font-display text-display-md">{t('connect.title', { name })}</h1>
      <p className="text-lg text-ink-soft">{t('connect.lead', { name })}</p>
      <fieldset className="grid gap-1 rounded-md bg-tint px-5 py-4">
        <legend className="sr-only">{t('connect.may')}</legend>
        <p aria-hidden className="font-medium">
          {t('connect.may')}
        </p>
        {assistantScopes.map((scope) => (
          <Checkbox
            key={scope}
            label={t(`connect.${scope}`)}
            checked={allowed.includes(scope)}
            disabled={scope === 'shop'}
            onChange={({ target }) => toggle(scope, target.checked)}
          />
        ))}
      </fieldset>
      <p>{t('connect.never')}</p>
      <p className="text-ink-soft">{t('connect.unchecked', { host })}</p>
      {isLocal && <p className="text-ink-soft">{t('connect.local')}</p>}
      {failure && <Alert>{failure}</Alert>}
      <div className="flex flex-wrap gap-3">
        <Button loading={pending === 'allow'} onClick={() => void send('allow')}>
          {t('connect.allow')}
        </Button>
        <Button variant="outline" loading={pending === 'deny'} onClick={() => void send('deny')}>
          {t('connect.deny')}
        </Button>
      </div>
      <Suspense>{proof && <AccountProof action={proof.action} onClose={() => setProof(null)} />}</Suspense>
    </>
  )
}

function Waiting() {
  return (
    <>
      <output className="sr-only">{t('common.loading')}</output>
      <Skeleton className="h-12 w-72 max-w-full" />
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-40 w-full" />
    </>
  )
}
