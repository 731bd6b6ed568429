import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
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
  dashboard: { hour: 12, topPicks: never, collections: never, handpicked: never },
}

const withoutLayout = new Set<DraftPage>(['auth', 'terms-of-service', 'privacy-policy'])

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
    { initialEntries: [path], hydrationData: { loaderData: { page: loaderData[name] ?? null } } },
  )
  const html = renderToString(<RouterProvider router={router} />)
  router.dispose()
  return html
}
