'use no memo' // Drawn once: caches would weigh more than they save.

import { Hero } from '#client/features/landing/hero.tsx'
import { LandingFooter } from '#client/features/landing/landing-footer.tsx'
import { LandingHeader } from '#client/features/landing/landing-header.tsx'
import { Outfits } from '#client/features/landing/outfits.tsx'
import { Photo } from '#client/features/landing/photo.tsx'
import { hasSocialProof } from '#client/features/landing/social-proof.ts'
import { Start } from '#client/features/landing/start.tsx'
import { Testimonials } from '#client/features/landing/testimonials.tsx'
import { Wardrobe } from '#client/features/landing/wardrobe.tsx'
import { t } from '#client/i18n/messages.ts'

/** Drawn at build in every language (prerender.tsx) and hydrated: it asks for the language, and uses no hook of it. */
export function Component() {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{t('landing.pageTitle')}</title>
      <LandingHeader />
      <main id="content" className="flex-1">
        <Hero />
        <Outfits />
        <Photo />
        <Wardrobe />
        {hasSocialProof && <Testimonials />}
        <Start />
      </main>
      <LandingFooter />
    </div>
  )
}
