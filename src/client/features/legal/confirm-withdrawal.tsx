import { startTransition, useActionState } from 'react'
import { useLinkToken } from '#client/session/use-link-token.ts'
import { inPhrases, t } from '#client/i18n/messages.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { messageOf } from '#client/lib/failure-message.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'
import { Logo } from '#client/ui/logo.tsx'
import { SiteFooter } from '#client/ui/site-footer.tsx'
import { contactAt } from '#shared/contact.ts'
import { confirm, WithdrawalTold, type Told } from './withdrawal/told.tsx'

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
    <div className="flex min-h-dvh flex-col">
      <title>{`${t('withdrawal.confirmPageTitle')} · ${t('common.brand')}`}</title>
      <header className="page flex h-20 items-center">
        <Logo />
      </header>
      <main id="content" className="page flex-1 pt-8 pb-20 lg:pt-16">
        <div className="grid max-w-[60ch] justify-items-start gap-5 [overflow-wrap:anywhere]">
          <h1 className="font-display text-display-md">
            {inPhrases(t(isOver ? 'withdrawal.overTitle' : 'withdrawal.confirmTitle'))}
          </h1>
          {state.is === 'done' ? (
            <WithdrawalTold told={state.told} subject={null} />
          ) : (
            <p className="text-lg text-ink-soft">
              {isOver
                ? t('withdrawal.over', { address: contactAt(location.hostname) })
                : t('withdrawal.confirmLead')}
            </p>
          )}
          {state.is === 'failed' && <Alert>{state.message}</Alert>}
          {!isOver && state.is !== 'done' && (
            <Button loading={isPending} onClick={() => startTransition(act)}>
              {t(isPending ? 'withdrawal.confirming' : 'withdrawal.confirmButton')}
            </Button>
          )}
          <Link to="/withdrawal" className="link inline-flex min-h-11 items-center">
            {t('withdrawal.toStart')}
          </Link>
        </div>
      </main>
      <SiteFooter />
    </div>
  )
}
