import { HeroDemo } from './demo/hero-demo.tsx'
import { TryWithYourPhoto } from '#client/features/fitting-room/try-with-your-photo.tsx'
import { inPhrases, t } from '#client/i18n/messages.ts'
import { buttonStyle } from '#client/ui/button-style.ts'
import { signUpCredits } from '#shared/plans.ts'

export function Hero() {
  return (
    <section className="page grid gap-10 pt-6 pb-16 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-center lg:gap-16 lg:py-10">
      <div className="grid justify-items-start">
        <p className="text-lg text-ink-soft">{t('landing.tagline')}</p>
        <h1 className="mt-4 font-display text-display-lg lg:mt-6">
          {inPhrases(t('landing.headline'))}
          <em className="block text-accent">{inPhrases(t('landing.headlineEnd'))}</em>
        </h1>
        <p className="mt-6 max-w-[46ch] text-lg lg:mt-8">{t('landing.lead')}</p>
        <div className="mt-8 flex flex-wrap items-center gap-3 max-sm:w-full lg:mt-10">
          <a href="/auth" className={buttonStyle('primary', 'lg', 'max-sm:w-full')}>
            {t('landing.tryFree')}
          </a>
          <TryWithYourPhoto className="max-sm:w-full">{t('landing.yourPhoto')}</TryWithYourPhoto>
        </div>
        <p className="mt-5 text-sm text-ink-soft">{t('landing.creditsNote', { count: signUpCredits })}</p>
      </div>
      <HeroDemo />
    </section>
  )
}
