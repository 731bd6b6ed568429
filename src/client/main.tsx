import './styles/app.css'
import { Fragment, startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot, type Root } from 'react-dom/client'
import { landingLanguage } from './i18n/landing-address.ts'
import { currentLanguage, markDocument, useLanguage } from './i18n/language.ts'
import { hasMessage, loadMessages, t } from './i18n/messages.ts'
import { withMessages } from './i18n/with-messages.ts'
import { route as landing } from './pages/landing/route.ts'
import { route as notFound } from './pages/not-found/route.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { PageFrame } from './shell/page-frame.tsx'
import { reloadForNewVersion } from './shell/new-version.ts'

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** Its code is fetched when there is something to tell. */
const tell = (error: unknown) =>
  void import('./lib/tell-error.ts').then(({ tellError }) => tellError(error)).catch(() => undefined)

/** In the shopper's language, unless its messages are what failed to load. */
async function reportFailure(error: unknown) {
  console.error(error)
  tell(error)
  await Promise.allSettled([loadMessages('common'), loadMessages('errors')])
  if (!hasMessage('common', 'somethingWentWrong')) document.body.textContent = wordsOf(error)
  else createRoot(document.getElementById('root') ?? document.body).render(<Broken error={error} />)
}

/** The browser's own error text, for anyone who helps the shopper. */
const Broken = ({ error }: { error: unknown }) => (
  <ErrorScreen
    message={hasMessage('errors', 'page_failed') ? t('errors.page_failed') : ''}
    detail={wordsOf(error)}
  />
)

async function start() {
  const element = document.getElementById('root')
  if (!element) throw new Error('The page has no root element.')
  markDocument(currentLanguage())
  const [site] = await Promise.all([pageOf(element), loadMessages('common'), loadWholeStyle()])

  /** `t` is no hook: changing the language mounts the page anew, and every message is read again. */
  function Site() {
    return <Fragment key={useLanguage()}>{site}</Fragment>
  }

  const show = (
    <StrictMode>
      <Site />
    </StrictMode>
  )
  // A page that is not prerendered, or is in English for a reader of another language, is rendered from
  // nothing.
  const isPrerendered = element.dataset.language === currentLanguage()
  // React recovers from most hydration errors; only the others show the error screen.
  const rootOptions = {
    onRecoverableError: (error: unknown) => console.error(error),
    onCaughtError: (error: unknown) => {
      console.error(error)
      tell(error)
    },
  }
  let root: Root
  // In a transition, so that the prerendered page can be scrolled and pressed meanwhile.
  startTransition(() => {
    if (isPrerendered) root = hydrateRoot(element, show, rootOptions)
    else (root = createRoot(element, rootOptions)).render(show)
  })
  let failed = false
  window.addEventListener('error', (event) => {
    // The browser's notice about ResizeObserver loops is reported as an error but is none.
    if (event.message.startsWith('ResizeObserver')) return
    tell(event.error ?? event.message)
    // Only once: an error inside the error screen must not open another one.
    if (failed) return
    failed = true
    const giveUp = () => root.render(<Broken error={event.error ?? event.message} />)
    // The landing page has not loaded these messages; without them the error screen says less.
    loadMessages('errors').then(giveUp, giveUp)
  })
  window.addEventListener('unhandledrejection', ({ reason }) => tell(reason))
}

/** A prerendered page contains the styles of its first view; this loads the rest. */
async function loadWholeStyle() {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-rest]')]
  const coming = links.filter(({ sheet }) => !sheet)
  // Without the style sheet the page stays as it is.
  await Promise.all(coming.map((link) => new Promise((done) => (link.onload = link.onerror = done))))
}

/** A prerendered page says which page it is; in development none is prerendered, and the address decides. */
function pageOf({ dataset, firstElementChild }: HTMLElement) {
  if (dataset.page === 'not-found') return plainPage('not-found')
  return landingLanguage(location.pathname) ? plainPage('landing') : app(firstElementChild !== null)
}

/**
 * The landing page's links into the app are plain links: the landing page has no router, which is a third of
 * the code.
 */
const plainPages = {
  landing: {
    ...landing,
    load: () => withMessages(import('./pages/landing/page.tsx'), ...landing.areas),
  },
  'not-found': {
    ...notFound,
    load: () => withMessages(import('./pages/not-found/page.tsx'), ...notFound.areas),
  },
}

async function plainPage(name: keyof typeof plainPages) {
  const { path, load } = plainPages[name]
  const { Component } = await load()
  if (import.meta.env.VITE_VISITS === 'on')
    void import('#client/session/page-views.ts').then(({ countView }) => countView(`/${path}`))
  document.addEventListener('pointerover', fetchApp)
  document.addEventListener('focusin', fetchApp)
  return (
    <PageFrame>
      <Component />
    </PageFrame>
  )
}

/** While a link has the pointer or the focus, the page it leads to is fetched. */
function fetchApp({ target }: Event) {
  const link = target instanceof Element && target.closest('a')
  if (!link || landingLanguage(link.pathname)) return
  import('./app.tsx').then(({ fetchPage }) => fetchPage(link.pathname)).catch(() => undefined)
}

async function app(isDrafted: boolean) {
  // Needed only when something fails, so the page does not wait for them.
  loadMessages('errors').catch(() => undefined)
  const { createApp } = await import('./app.tsx')
  return await createApp({ isDrafted, tell })
}

reloadForNewVersion()

start().catch(reportFailure)
