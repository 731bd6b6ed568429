'use no memo' // Drawn once: caches would weigh more than they save.

import { lazy, Suspense, useEffect } from 'react'
import { Hero } from '#client/features/landing/hero.tsx'
import { LandingHeader } from '#client/features/landing/landing-header.tsx'
import { testimonialAreas } from '#client/features/landing/social-proof.ts'
import { t } from '#client/i18n/messages.ts'
import { withMessages } from '#client/i18n/with-messages.ts'
import { answerEarlyPresses } from '#client/lib/early-presses.ts'

/** What she comes to by scrolling stands in the page already: its code is for what can be pressed there. */
const fetchBelowFirstScreen = () =>
  withMessages(import('#client/features/landing/below-first-screen.tsx'), ...testimonialAreas)
const Sections = lazy(async () => ({ default: (await fetchBelowFirstScreen()).Sections }))
const LandingFooter = lazy(async () => ({ default: (await fetchBelowFirstScreen()).LandingFooter }))

/** Drawn at build in every language (prerender.tsx) and hydrated: it asks for the language, and uses no hook of it. */
export function Component() {
  useEffect(answerEarlyPresses, [])
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{t('landing.pageTitle')}</title>
      <LandingHeader />
      <main id="content" className="flex-1">
        <Hero />
        <Suspense>
          <Sections />
        </Suspense>
      </main>
      <Suspense>
        <LandingFooter />
      </Suspense>
    </div>
  )
}
