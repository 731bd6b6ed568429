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

/** In her language, unless its sentences are what did not come. */
async function sayItFailed(error: unknown) {
  console.error(error)
  await Promise.allSettled([loadMessages('common'), loadMessages('errors')])
  if (!hasMessage('common', 'somethingWentWrong')) document.body.textContent = wordsOf(error)
  else createRoot(document.getElementById('root') ?? document.body).render(<Broken error={error} />)
}

/** The browser's own words are for whoever she asks for help. */
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
  const [site] = await Promise.all([pageOf(element), loadMessages('common'), wholeStyle()])

  /** `t` is no hook: another language mounts the page anew, and every sentence is asked for again. */
  function Site() {
    return <Fragment key={useLanguage()}>{site}</Fragment>
  }

  const show = (
    <StrictMode>
      <Site />
    </StrictMode>
  )
  // What is not prerendered, or speaks English to somebody who reads another language, is drawn from nothing.
  const isPrerendered = element.dataset.language === currentLanguage()
  // React mends what it can; only what it cannot is the error screen's.
  const mended = { onRecoverableError: (error: unknown) => console.error(error) }
  let root: Root
  // Bit by bit: what is drawn already can be scrolled and pressed meanwhile.
  startTransition(() => {
    if (isPrerendered) root = hydrateRoot(element, show, mended)
    else (root = createRoot(element, mended)).render(show)
  })
  let failed = false
  window.addEventListener('error', (event) => {
    // A browser's remark on layout, reported as if it were an error.
    if (event.message.startsWith('ResizeObserver')) return
    // Once: an error of the error screen must not call for another one.
    if (failed) return
    failed = true
    const giveUp = () => root.render(<Broken error={event.error ?? event.message} />)
    // The landing page has not asked for these sentences; without them the screen says less.
    loadMessages('errors').then(giveUp, giveUp)
  })
}

/** A drawn page paints with the part of the style that it needs; the rest comes beside this script. */
async function wholeStyle() {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[data-rest]')]
  const coming = links.filter(({ sheet }) => !sheet)
  // Without it she sees what is there.
  await Promise.all(coming.map((link) => new Promise((done) => (link.onload = link.onerror = done))))
}

/** What the server prerendered says which page it is; in development nothing is, and the address says it. */
function pageOf({ dataset, firstElementChild }: HTMLElement) {
  if (dataset.page === 'not-found') return plainPage('not-found')
  return landingLanguage(location.pathname) ? plainPage('landing') : app(firstElementChild !== null)
}

/** These lead into the app by plain links: they come without the router, which is a third of the code. */
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
    void import('./lib/visits.ts').then(({ countView }) => countView(`/${path}`))
  document.addEventListener('pointerover', fetchApp)
  document.addEventListener('focusin', fetchApp)
  return (
    <PageFrame>
      <Component />
    </PageFrame>
  )
}

/** While the pointer or the focus is on a link, what it leads to is fetched. */
function fetchApp({ target }: Event) {
  const link = target instanceof Element && target.closest('a')
  if (!link || landingLanguage(link.pathname)) return
  import('./app.tsx').then(({ fetchPage }) => fetchPage(link.pathname)).catch(() => undefined)
}

async function app(isDrafted: boolean) {
  // Spoken when something fails, so the page need not wait for them.
  loadMessages('errors').catch(() => undefined)
  const { createApp } = await import('./app.tsx')
  return await createApp({ isDrafted })
}

reloadForNewVersion()

start().catch(sayItFailed)
