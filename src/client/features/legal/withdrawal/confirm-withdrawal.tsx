import { startTransition, useActionState } from 'react'
import { useLinkToken } from '#client/session/use-link-token.ts'
import { t } from '#client/i18n/messages.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { messageOf } from '#client/lib/failure-message.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'
import { contactAt } from '#shared/contact.ts'
import { LegalPage } from '../legal-page.tsx'
import { confirm, WithdrawalTold, type Told } from './told.tsx'

type State = { is: 'asked' } | { is: 'done'; told: Told } | { is: 'over' } | { is: 'failed'; message: string }

const press = (token: string): Promise<State> =>
  confirm(token).then(
    (told): State => ({ is: 'done', told }),
    (error: unknown): State =>
      isFailure(error, 'link_invalid') ? { is: 'over' } : { is: 'failed', message: messageOf(error) },
  )

/** The button in the receipt leads here; a press confirms, not the visit: mail scanners visit the links in a mail. */
export function ConfirmWithdrawal() {
  const token = useLinkToken()
  const [state, act, isPending] = useActionState<State>(
    async () => (token === null ? { is: 'over' } : await press(token)),
    { is: 'asked' },
  )
  const isOver = token === null || state.is === 'over'
  return (
    <LegalPage
      title={t(isOver ? 'withdrawal.overTitle' : 'withdrawal.confirmPageTitle')}
      lead={
        isOver ? t('withdrawal.over', { address: contactAt(location.hostname) }) : t('withdrawal.confirmLead')
      }
      sections={[]}
    >
      {state.is === 'done' ? (
        <WithdrawalTold told={state.told} subject={null} />
      ) : (
        <div className="grid justify-items-start gap-5">
          {state.is === 'failed' && <Alert>{state.message}</Alert>}
          {!isOver && (
            <>
              <h2 className="font-display text-display-sm">{t('withdrawal.confirmTitle')}</h2>
              <Button loading={isPending} onClick={() => startTransition(act)}>
                {t(isPending ? 'withdrawal.confirming' : 'withdrawal.confirmButton')}
              </Button>
            </>
          )}
          <Link to="/withdrawal" className="link">
            {t('withdrawal.toStart')}
          </Link>
        </div>
      )}
    </LegalPage>
  )
}
