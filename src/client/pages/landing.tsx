'use no memo' // Drawn once: caches would weigh more than they save.

import { Hero } from '#client/features/landing/hero.tsx'
import { LandingHeader } from '#client/features/landing/landing-header.tsx'
import { t } from '#client/i18n/messages.ts'
import { SiteFooter } from '#client/shell/site-footer.tsx'

/** Drawn at build in every language (prerender.tsx) and hydrated: it asks for the language, and uses no hook of it. */
export function Component() {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{t('landing.pageTitle')}</title>
      <LandingHeader />
      <main id="content" className="flex-1">
        <Hero />
      </main>
      <SiteFooter />
    </div>
  )
}
