import { Suspense, useEffect } from 'react'
import { Hero } from '#client/features/landing/hero.tsx'
import { LandingHeader } from '#client/features/landing/landing-header.tsx'
import { testimonialAreas } from '#client/features/landing/social-proof.ts'
import { t } from '#client/i18n/messages.ts'
import { withMessages } from '#client/i18n/with-messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'
import { answerEarlyPresses } from '#client/lib/early-presses.ts'

/** The sections below the first screen are already in the page: their code is only for their controls. */
const fetchBelowFirstScreen = () =>
  withMessages(import('#client/features/landing/below-first-screen.tsx'), ...testimonialAreas)
const Sections = laterPart(async () => (await fetchBelowFirstScreen()).Sections)
const LandingFooter = laterPart(async () => (await fetchBelowFirstScreen()).LandingFooter)

/** Rendered at build in every language (prerender.tsx) and hydrated: it reads the language without a hook. */
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
