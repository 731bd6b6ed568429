import { useState } from 'react'
import { logOut } from '#client/features/account/log-out.ts'
import { useAppState } from '#client/session/app-state.ts'
import { linkPaymentAccount } from '#client/features/account/link-payment-account.ts'
import { ManageSubscriptionButton } from '#client/features/billing/manage-subscription-button.tsx'
import { t } from '#client/i18n/messages.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { Alert } from '#client/ui/alert.tsx'
import { ActionButton } from '#client/ui/action-button.tsx'
import { Button } from '#client/ui/button.tsx'
import { Link } from '#client/ui/link.tsx'

/** How long the message stays (spec 1.9.13). */
const redirectDelaysMs = { loggedOut: 1_000, failed: 1_500 }

/** The test variant of the settings (spec 1.2.22), only on a developer's machine. */
export function Component() {
  const appState = useAppState()
  return (
    <main id="content" className="page pt-8 pb-20 lg:pt-14">
      <title>{t('settings-new.pageTitle')}</title>
      <h1 className="font-display text-display-md">{t('settings-new.title')}</h1>
      <p className="mt-3 text-ink-soft">{t('settings-new.lead')}</p>
      <div className="mt-8 grid max-w-2xl justify-items-start gap-6">
        <Button
          variant="outline"
          onClick={() =>
            toast({ title: t('settings-new.testTitle'), description: t('settings-new.testDone') })
          }
        >
          {t('settings-new.test')}
        </Button>
        <Alert tone="info" title={t('settings-new.linkTitle')} action={<LinkButton />}>
          {t('settings-new.linkText')}
        </Alert>
        {appState?.has_stripe_customer ? (
          <ManageSubscriptionButton label={t('settings-new.manage')} />
        ) : (
          <p className="text-ink-soft">{t('settings-new.manageNone')}</p>
        )}
        <LogOut />
        <Link to="/dashboard" className="link inline-flex min-h-11 items-center">
          {t('settings-new.back')}
        </Link>
      </div>
    </main>
  )
}

const LinkButton = () => (
  <ActionButton variant="outline" size="sm" action={linkPaymentAccount}>
    {t('settings-new.link')}
  </ActionButton>
)

function LogOut() {
  const [pending, setPending] = useState(false)

  async function leave() {
    setPending(true)
    const { to, failed } = await logOut()
    if (failed)
      toast({
        title: t('settings-new.logoutError'),
        description: t('settings-new.logoutErrorText'),
        tone: 'error',
      })
    else
      toast({
        title: t('settings-new.loggedOut'),
        description: t('settings-new.loggedOutText'),
        tone: 'success',
      })
    setTimeout(() => location.assign(to), failed ? redirectDelaysMs.failed : redirectDelaysMs.loggedOut)
  }

  return (
    <Button variant="outline" loading={pending} onClick={() => void leave()}>
      {t('settings-new.logOut')}
    </Button>
  )
}
