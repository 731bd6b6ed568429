import { StrictMode, type ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { signUpCredits } from '#shared/plans.ts'
import { landingAreas } from './features/landing/social-proof.ts'
import type { Area } from './i18n/areas.ts'
import { useLanguageStore } from './i18n/language.ts'
import { loadMessages, t } from './i18n/messages.ts'
import { Component as Landing } from './pages/landing.tsx'
import { Component as NotFound } from './pages/not-found.tsx'
import type { PrerenderedPage, RenderPage } from './prerendered.ts'
import { PageFrame } from './shell/page-frame.tsx'

const components: Record<PrerenderedPage, () => ReactNode> = { landing: Landing, 'not-found': NotFound }

/**
 * A page as it is before any script runs, for the build (scripts/vite/prerender). The tree is the one that
 * main.tsx hydrates. Pages ask for the language without a hook: a hook is told the one that the server began with.
 */
export const renderPage: RenderPage = async (name, language) => {
  useLanguageStore.setState({ language })
  const areas: Area[] = ['common', ...landingAreas]
  await loadMessages(...areas)
  const Component = components[name]
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
