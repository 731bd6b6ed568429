import { StrictMode, type ComponentType } from 'react'
import { prerender } from 'react-dom/static'
import type { Language } from '@cabine/sophia/vocabulary/languages.ts'
import { signUpCredits } from '#shared/plans.ts'
import { testimonialAreas } from './features/landing/social-proof.ts'
import type { Area } from './i18n/areas.ts'
import { useLanguageStore } from './i18n/language.ts'
import { loadMessages, t } from './i18n/messages.ts'
import { pages } from './pages.ts'
import { PageFrame } from './shell/page-frame.tsx'

/**
 * Renders a page as HTML before any script runs, for the build (scripts/vite/prerender). The tree is the one
 * that main.tsx hydrates. Pages read the language without a hook, because on the server a hook would get the
 * store's initial language.
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
    // Everything is written in place: React would move content that it sends later by a script in the page.
    { progressiveChunkSize: Infinity },
  )
  const html = await new Response(prelude).text()
  return { html, areas, description: t('landing.description', { count: signUpCredits }) }
}

export { renderDraft } from './draft.tsx'
