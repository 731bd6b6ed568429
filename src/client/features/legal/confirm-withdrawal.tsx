import { startTransition, useActionState } from 'react'
import { useLinkToken } from '#client/session/use-link-token.ts'
import { inPhrases, t } from '#client/i18n/messages.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { Alert } from '#client/ui/alert.tsx'
import { BarePage } from '#client/ui/bare-page.tsx'
import { Button } from '#client/ui/button.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { Addressed, Paragraphs } from './addressed-paragraphs.tsx'
import { confirm, WithdrawalOutcome, type WithdrawalAnswer } from './withdrawal/withdrawal-answer.tsx'

type State =
  | { is: 'asked' }
  | { is: 'done'; told: WithdrawalAnswer }
  | { is: 'over' }
  | { is: 'failed'; message: string }

const press = (token: string): Promise<State> =>
  confirm(token).then(
    (told): State => ({ is: 'done', told }),
    (error: unknown): State =>
      isFailure(error, 'link_invalid') ? { is: 'over' } : { is: 'failed', message: messageOf(error) },
  )

/** The button in the receipt leads here; a press confirms, not the visit: mail scanners visit the links in a mail. */
export function ConfirmWithdrawal({ contact }: { contact: Promise<string> }) {
  const token = useLinkToken()
  const [state, act, isPending] = useActionState<State>(
    async () => (token === null ? { is: 'over' } : await press(token)),
    { is: 'asked' },
  )
  const isOver = token === null || state.is === 'over'
  return (
    <BarePage title={t('withdrawal.confirmPageTitle')}>
      <div className="grid max-w-[60ch] justify-items-start gap-5 [overflow-wrap:anywhere]">
        <h1 className="font-display text-display-md">
          {inPhrases(t(isOver ? 'withdrawal.overTitle' : 'withdrawal.confirmTitle'))}
        </h1>
        {state.is === 'done' ? (
          <WithdrawalOutcome told={state.told} subject={null} />
        ) : (
          <div className="-mt-4 text-lg text-ink-soft">
            {isOver ? (
              <Addressed contact={contact} say={(address) => t('withdrawal.over', { address })} />
            ) : (
              <Paragraphs text={t('withdrawal.confirmLead')} />
            )}
          </div>
        )}
        {state.is === 'failed' && <Alert>{state.message}</Alert>}
        {!isOver && state.is !== 'done' && (
          <Button loading={isPending} onClick={() => startTransition(act)}>
            {t(isPending ? 'withdrawal.confirming' : 'withdrawal.confirmButton')}
          </Button>
        )}
        <TextLink to="/withdrawal">{t('withdrawal.toStart')}</TextLink>
      </div>
    </BarePage>
  )
}
