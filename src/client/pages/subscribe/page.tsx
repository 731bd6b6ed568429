import { Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { isSignedOut, readAppState } from '#client/session/app-state.ts'
import { signInPath } from '#client/session/next-path.ts'
import { enterPage, isOwnDocument, leavePage } from '#client/features/billing/subscribe-document.ts'
import { setUp, type Setup } from '#client/features/billing/subscribe-set-up.ts'
import { SettingUp, Subscription } from '#client/features/billing/subscription.tsx'
import { t } from '#client/i18n/messages.ts'
import { logoStyle } from '#client/ui/logo.tsx'

const path = '/subscribe'

/** This page is entered and left by page loads, because only its document allows another host's script. */
export async function loader() {
  if (!isOwnDocument(path)) return enterPage(path)
  if (isSignedOut()) return leavePage(signInPath(path))
  return { setup: begin() }
}

async function begin() {
  const appState = readAppState()
  if (appState?.removal_due_at && !appState.is_premium) return notSold()
  const setup = await setUp(appState?.user.id)
  return setup.kind === 'subscribed' ? await leavePage('/dashboard') : setup
}

/** A shopper whose account is being removed would lose what they pay for. */
const notSold = (): Setup => ({
  kind: 'failed',
  message: t('subscribe.notInitialized'),
  hint: t('billing.leaving'),
  canRetry: false,
})

export function Component() {
  const { setup } = useLoaderData() as Awaited<ReturnType<typeof loader>>
  return (
    <div className="bg-blush flex min-h-dvh flex-col">
      <title>{t('subscribe.pageTitle')}</title>
      <header className="mx-auto flex w-full max-w-5xl px-6 py-3 sm:px-10 lg:px-0">
        <a href="/dashboard" className={logoStyle}>
          {t('common.brand')}
        </a>
      </header>
      <main
        id="content"
        className="grid flex-1 items-end justify-items-center sm:items-center sm:px-6 sm:pb-16"
      >
        <Suspense fallback={<SettingUp />}>
          <Subscription setup={setup} />
        </Suspense>
      </main>
    </div>
  )
}
