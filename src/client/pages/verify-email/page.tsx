import { startTransition, useActionState } from 'react'
import { readAppState, refreshAppState } from '#client/session/app-state.ts'
import { AuthPage } from '#client/features/auth/auth-page.tsx'
import { useLinkToken } from '#client/session/use-link-token.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { isFailure } from '#client/lib/api-failure.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { Alert } from '#client/ui/alert.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Button } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'

type State =
  | { is: 'asked' }
  | { is: 'done'; email: string }
  | { is: 'over' }
  | { is: 'failed'; message: string }

async function confirm(token: string): Promise<State> {
  try {
    const { email } = await request(api.auth['verify-email'].$post({ json: { token } }))
    await refreshAppState()
    return { is: 'done', email }
  } catch (error) {
    if (!isFailure(error, 'link_invalid')) return { is: 'failed', message: messageOf(error) }
    await refreshAppState()
    const appState = readAppState()
    // The button was pressed before, here or on another device.
    return appState?.email_verified ? { is: 'done', email: appState.user.email } : { is: 'over' }
  }
}

/** The button confirms, not the visit: mail scanners visit the links in a mail. */
export function Component() {
  const token = useLinkToken()
  const [state, act, pending] = useActionState<State>(
    async () => (token === null ? { is: 'over' } : await confirm(token)),
    { is: 'asked' },
  )
  if (state.is === 'done') return <Done email={state.email} />
  if (token === null || state.is === 'over') return <Over />
  return (
    <AuthPage
      pageTitle={t('recovery.verifyPageTitle')}
      title={t('recovery.verifyTitle')}
      lead={<p>{t('recovery.verifyLead')}</p>}
    >
      <div className="grid gap-5">
        {state.is === 'failed' && <Alert>{state.message}</Alert>}
        <Button loading={pending} className="w-full" onClick={() => startTransition(act)}>
          {pending ? t('recovery.verifying') : t('recovery.verify')}
        </Button>
      </div>
    </AuthPage>
  )
}

function Done({ email }: { email: string }) {
  return (
    <AuthPage
      pageTitle={t('recovery.verifyPageTitle')}
      title={t('recovery.verifiedTitle')}
      lead={<output>{t('recovery.verifiedText', { email })}</output>}
    >
      <Link to="/dashboard" className={buttonStyle()}>
        {t('recovery.goOn')}
      </Link>
    </AuthPage>
  )
}

function Over() {
  return (
    <AuthPage
      pageTitle={t('recovery.verifyPageTitle')}
      title={t('recovery.noLinkTitle')}
      lead={<p role="alert">{t('recovery.verifyOver')}</p>}
    >
      <Link to="/settings-clean" className={buttonStyle()}>
        {t('recovery.toSettings')}
      </Link>
    </AuthPage>
  )
}
