import { Suspense, useState } from 'react'
import { flushSync } from 'react-dom'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { redirect, useNavigate, useSearchParams, type LoaderFunctionArgs } from 'react-router'
import { forgetAppState, readAppState } from '#client/session/app-state.ts'
import { nextPath } from '#client/session/next-path.ts'
import { GoogleButton } from '#client/features/auth/google-button.tsx'
import { askForWays, useGoogleOffered } from '#client/features/auth/site-ways.ts'
import { GoogleOutcomeNote, outcomeIn } from '#client/features/auth/google-outcome.tsx'
import { SignUpForm } from '#client/features/auth/sign-up-form.tsx'
import { AboveEmailForm } from '#client/features/auth/above-email-form.tsx'
import { t } from '#client/i18n/messages.ts'
import { rich } from '#client/i18n/rich.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { cx } from '#client/lib/class-names.ts'
import { LanguageMenu } from '#client/ui/language-menu.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Link } from '#client/ui/link.tsx'
import { Part } from '#client/ui/failing-part.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { Tabs } from '#client/ui/tabs.tsx'

const GoogleFinish = laterPart(
  async () => (await import('#client/features/auth/google-finish.tsx')).GoogleFinish,
)

const fetchSignIn = () => import('#client/features/auth/sign-in-panel.tsx')
const SignInPanel = laterPart(async () => (await fetchSignIn()).SignInPanel)

/** Beside the form if there is room; a phone does not show it. */
const FittingScene = laterPart(async () => (await import('#client/ui/fitting-scene.tsx')).FittingScene)
const scene = 'sticky top-0 hidden h-dvh w-full lg:block'

type AuthTab = 'signUp' | 'signIn'

/** Links that say "Sign In" ask for that tab; every other link opens Sign Up. */
const wantedTab = (params: URLSearchParams): AuthTab => (params.get('tab') === 'signIn' ? 'signIn' : 'signUp')

/** How long to wait for the answer: after that, a placeholder keeps the button's place. */
const longestWaitMs = 1_500

/** A shopper who is already signed in has nothing to do here. */
export async function loader({ request }: LoaderFunctionArgs) {
  const params = new URL(request.url).searchParams
  if (readAppState()) return redirect(nextPath(params.get('next')))
  // Waits before the page shows, because a button that came later would push the form down.
  await Promise.race([
    Promise.allSettled([askForWays(), wantedTab(params) === 'signIn' && fetchSignIn()]),
    new Promise((resolve) => setTimeout(resolve, longestWaitMs)),
  ])
  return null
}

export function Component() {
  const [params] = useSearchParams()
  const navigate = useNavigate()

  async function goOn() {
    forgetAppState()
    await navigate(nextPath(params.get('next')), { replace: true })
  }

  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <title>{t('auth.pageTitle')}</title>
      <div className="flex flex-col px-5 pt-3 pb-8 sm:px-10 lg:px-16">
        <header className="flex flex-wrap items-center justify-between gap-x-4">
          <a href="/" className={buttonStyle('quiet', 'sm', '-ms-4')}>
            <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" strokeWidth={1.75} />
            {t('auth.backToHome')}
          </a>
          <LanguageMenu />
        </header>
        <main id="content" className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center py-6">
          {params.get('finish') === 'google' ? (
            <Suspense fallback={<Skeleton className="h-64" />}>
              <GoogleFinish next={params.get('next')} onDone={goOn} />
            </Suspense>
          ) : (
            <AuthTabs onDone={goOn} />
          )}
          <Agreement />
        </main>
      </div>
      <Part quiet>
        <Suspense fallback={<div className={cx('bg-blush', scene)} />}>
          <FittingScene label={t('auth.sceneLabel')} className={scene} />
        </Suspense>
      </Part>
    </div>
  )
}

function AuthTabs({ onDone }: { onDone: () => Promise<void> }) {
  const [params] = useSearchParams()
  const [tab, setTab] = useState(() => wantedTab(params))
  const isGoogleOffered = useGoogleOffered()
  const signUp = (
    <>
      {isGoogleOffered !== false && (
        <AboveEmailForm>
          <GoogleButton next={params.get('next')} />
        </AboveEmailForm>
      )}
      <SignUpForm onDone={onDone} />
    </>
  )
  const signIn = (
    <Part>
      <Suspense fallback={<Skeleton className="h-112" />}>
        <SignInPanel next={params.get('next')} isShown={tab === 'signIn'} onDone={onDone} />
      </Suspense>
    </Part>
  )
  return (
    <>
      <p className="mb-3 text-ink-soft">{t('auth.subtitle')}</p>
      <h1 className="font-display text-display-md">{t('auth.title')}</h1>
      <p className="mt-3 mb-6 text-ink-soft">{t('auth.lead')}</p>
      <GoogleOutcomeNote outcome={outcomeIn(params)} />
      <Tabs
        label={t('auth.tabs')}
        value={tab}
        onChange={setTab}
        keepMounted
        tabs={[
          { value: 'signUp', label: t('auth.signUp'), content: signUp },
          { value: 'signIn', label: t('auth.signIn'), content: signIn },
        ]}
      />
      <OtherTab tab={tab} onChange={setTab} />
    </>
  )
}

/** A link to the other of the two tabs. */
function OtherTab({ tab, onChange }: { tab: AuthTab; onChange: (tab: AuthTab) => void }) {
  const isNew = tab === 'signUp'

  function change() {
    flushSync(() => onChange(isNew ? 'signIn' : 'signUp'))
    // The button disappears with its tab, so the focus moves to the other tab.
    document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus()
  }

  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-2 text-ink-soft">
      {t(isNew ? 'auth.alreadyHaveAccount' : 'auth.newHere')}
      <button type="button" className="link min-h-11 font-medium text-ink" onClick={change}>
        {t(isNew ? 'auth.signIn' : 'auth.getStarted')}
      </button>
    </p>
  )
}

function Agreement() {
  return (
    <p className="mt-6 text-sm text-ink-soft">
      {rich('auth.agreement', {
        terms: <NewTabLink to="/terms-of-service">{t('auth.terms')}</NewTabLink>,
        privacy: <NewTabLink to="/privacy-policy">{t('auth.privacy')}</NewTabLink>,
      })}
    </p>
  )
}

function NewTabLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank" rel="noopener" className="link text-ink">
      {children}
      <span className="sr-only"> {t('common.opensInNewTab')}</span>
    </Link>
  )
}
