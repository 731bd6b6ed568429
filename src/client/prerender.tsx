import { StrictMode, type ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import type { Language } from '#shared/languages.ts'
import { signUpCredits } from '#shared/plans.ts'
import { testimonialAreas } from './features/landing/social-proof.ts'
import type { Area } from './i18n/areas.ts'
import { useLanguageStore } from './i18n/language.ts'
import { loadMessages, t } from './i18n/messages.ts'
import { pages } from './pages.ts'
import { PageFrame } from './shell/page-frame.tsx'

/**
 * A page as it is before any script runs, for the build (scripts/vite/prerender). The tree is the one that
 * main.tsx hydrates. Pages ask for the language without a hook: a hook is told the one that the server began with.
 */
export async function renderPage(name: 'landing' | 'not-found', language: Language) {
  useLanguageStore.setState({ language })
  const page = pages[name]
  if (!page) throw new Error(`There is no page "${name}".`)
  const { areas: own, load } = page
  const areas: Area[] = ['common', ...own, ...(name === 'landing' ? testimonialAreas : [])]
  await loadMessages(...areas)
  const { Component } = (await load()) as { Component: ComponentType }
  const { prelude } = await prerender(
    <StrictMode>
      <PageFrame>
        <Component />
      </PageFrame>
    </StrictMode>,
    // Everything stands where it is read: what is sent later is moved there by a script in the page.
    { progressiveChunkSize: Infinity },
  )
  const html = await new Response(prelude).text()
  return { html, areas, description: t('landing.description', { count: signUpCredits }) }
}

export { renderDraft } from './draft.tsx'
