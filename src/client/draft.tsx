import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router'
import { useLanguageStore } from './i18n/language.ts'
import { loadMessages } from './i18n/messages.ts'
import type { PageFile } from './page-file.ts'
import { pages } from './pages.ts'
import { AppLayout } from './shell/app-layout.tsx'
import { PageFrame } from './shell/page-frame.tsx'

const files = import.meta.glob<PageFile>('./pages/*/file.ts', { eager: true, import: 'file' })

const Frame = () => (
  <PageFrame>
    <Outlet />
  </PageFrame>
)

/**
 * Renders a page's first view in English for the build, as the page's code shows it before the app state is
 * known.
 */
export async function renderDraft(name: string, host: string) {
  useLanguageStore.setState({ language: 'en' })
  await loadMessages('common')
  const [found, file] = [pages[name], files[`./pages/${name}/file.ts`]]
  if (!found || !file) throw new Error(`There is no page "${name}" with a route.ts and a file.ts.`)
  const { path: pattern, layout, load } = found
  const { firstView, example = '' } = file
  const { Component } = (await load()) as { Component: ComponentType }
  const path = `/${pattern}`
  // The legal pages contain the host's name.
  Object.assign(globalThis, { location: new URL(path, `https://${host}`) })
  const page = { id: 'page', path, Component, loader: () => null }
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        children: layout === 'app' ? [{ Component: AppLayout, children: [page] }] : [page],
      },
    ],
    {
      // Links in mails carry their secret behind the #.
      initialEntries: [path + new URL(example, `https://${host}`).hash],
      hydrationData: { loaderData: { page: firstView?.() ?? null } },
    },
  )
  const html = renderToString(<RouterProvider router={router} />)
  router.dispose()
  return html
}
