import './styles/app.css'
import { Fragment, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router'
import { currentLanguage, markDocument, useLanguage } from './i18n/language.ts'
import { loadMessages } from './i18n/messages.ts'
import { createRouter } from './router.tsx'
import { ErrorScreen } from './shell/error-screen.tsx'
import { reloadForNewVersion } from './shell/new-version.ts'

reloadForNewVersion()

start().catch((error: unknown) => {
  document.body.textContent = error instanceof Error ? error.message : String(error)
})

async function start() {
  const element = document.getElementById('root')
  if (!element) throw new Error('The page has no root element.')
  markDocument(currentLanguage())
  // Starts to load the page's own code now, beside the words that every page needs.
  const router = createRouter()
  await loadMessages('common', 'errors')

  /** `t` is no hook: another language mounts the page anew, and every sentence is asked for again. */
  function App() {
    return (
      <Fragment key={useLanguage()}>
        <RouterProvider router={router} />
      </Fragment>
    )
  }

  const root = createRoot(element)
  let failed = false
  window.addEventListener('error', (event) => {
    // A browser's remark on layout, reported as if it were an error.
    if (event.message.startsWith('ResizeObserver')) return
    // Once: an error of the error screen must not call for another one.
    if (failed) return
    failed = true
    root.render(<ErrorScreen message={event.error instanceof Error ? event.error.message : event.message} />)
  })
  root.render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
