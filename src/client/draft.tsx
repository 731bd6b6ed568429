import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { emptyQuery } from './features/catalogue/search/search-query.ts'
import { pageAreas } from './i18n/page-areas.ts'
import { useLanguageStore } from './i18n/language.ts'
import { loadMessages } from './i18n/messages.ts'
import { pagePaths } from './page-paths.ts'
import type { DraftPage, RenderDraft } from './prerendered.ts'
import { pages } from './pages.ts'
import { AppLayout } from './shell/app-layout.tsx'
import { PageFrame } from './shell/page-frame.tsx'

const never = new Promise<never>(() => {})

/** What a page's loader would give before anything is there. */
const loaderData: Partial<Record<DraftPage, object>> = {
  explore: { posts: never },
  dashboard: { topPicks: never, collections: never, handpicked: never },
  search: { query: emptyQuery, answer: never },
  collection: { slug: '', collections: never, products: never },
  'sample-shop': { piece: never },
  outfit: { posts: never, post: undefined },
  'fitting-room': { presets: never, look: null },
  subscribe: { setup: never },
  consultation: { standing: undefined },
  'style-profile': { isTold: undefined },
  'outfit-generator': { templates: never, shop: never, desk: null },
}

const withoutLayout = new Set<DraftPage>([
  'auth',
  'forgot-password',
  'reset-password',
  'verify-email',
  'terms-of-service',
  'privacy-policy',
  'open-source-notices',
  'subscribe',
])

/** Who follows a mailed link brings its secret behind the #. */
const byMail = new Set<DraftPage>(['reset-password', 'verify-email'])

const Frame = () => (
  <PageFrame>
    <Outlet />
  </PageFrame>
)

/** A page's first view in English, as its code draws it before it knows who is there: for the build. */
export const renderDraft: RenderDraft = async (name, host) => {
  useLanguageStore.setState({ language: 'en' })
  await loadMessages('common', ...pageAreas[name])
  const { Component }: { Component: ComponentType } = await pages[name]()
  const path = `/${pagePaths[name]}`
  // The legal pages name the host.
  Object.assign(globalThis, { location: new URL(path, `https://${host}`) })
  const page = { id: 'page', path, Component, loader: () => null }
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        children: withoutLayout.has(name) ? [page] : [{ Component: AppLayout, children: [page] }],
      },
    ],
    {
      initialEntries: [byMail.has(name) ? `${path}#link` : path],
      hydrationData: { loaderData: { page: loaderData[name] ?? null } },
    },
  )
  const html = renderToString(<RouterProvider router={router} />)
  router.dispose()
  return html
}
