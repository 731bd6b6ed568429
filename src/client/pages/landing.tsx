import { ArrowRight } from 'lucide-react'
import { t } from '#client/i18n/messages.ts'
import { FittingScene } from '#client/shell/fitting-scene.tsx'
import { LanguageSelect } from '#client/shell/language-select.tsx'
import { Logo } from '#client/shell/logo.tsx'
import { SiteFooter } from '#client/shell/site-footer.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'

export function Component() {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{t('landing.pageTitle')}</title>
      <LandingHeader />
      <main id="content" className="flex-1">
        <Hero />
        <Steps />
      </main>
      <SiteFooter />
    </div>
  )
}

function LandingHeader() {
  return (
    <header className="sticky top-0 z-20 bg-paper/92 backdrop-blur-md">
      <div className="page flex h-16 items-center justify-between gap-4">
        <Logo />
        <div className="flex items-center gap-1 sm:gap-3">
          <LanguageSelect />
          <a href="/auth?tab=signIn" className={buttonStyle('outline', 'sm')}>
            {t('landing.signIn')}
          </a>
        </div>
      </div>
    </header>
  )
}

function Hero() {
  return (
    <section className="page grid gap-10 pt-6 pb-16 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-center lg:gap-16 lg:py-10">
      <div className="grid justify-items-start">
        <p className="text-lg text-ink-soft">{t('common.tagline')}</p>
        <h1 className="mt-4 font-display text-display-lg lg:mt-6">
          {t('landing.headline')}
          <em className="block text-accent">{t('landing.headlineEnd')}</em>
        </h1>
        <p className="mt-6 max-w-[46ch] text-lg lg:mt-8">{t('landing.lead')}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-4 max-sm:w-full lg:mt-10">
          <a href="/auth" className={buttonStyle('primary', 'lg', 'max-sm:w-full')}>
            {t('landing.tryFree')}
          </a>
          <p className="text-sm text-ink-soft">{t('landing.creditsNote')}</p>
        </div>
        <a
          href="/fitting-room"
          className="link mt-8 inline-flex min-h-11 items-center gap-2 font-medium lg:mt-10"
        >
          {t('landing.fittingRoom')}
          <ArrowRight aria-hidden className="size-4 rtl:-scale-x-100" strokeWidth={1.75} />
        </a>
      </div>
      <FittingScene
        label={t('landing.sceneLabel')}
        className="aspect-4/5 w-full rounded-lg lg:aspect-auto lg:h-[min(46rem,calc(100dvh-7rem))]"
      />
    </section>
  )
}

function Steps() {
  const steps = [
    { title: t('landing.step1Title'), text: t('landing.step1') },
    { title: t('landing.step2Title'), text: t('landing.step2') },
    { title: t('landing.step3Title'), text: t('landing.step3') },
  ]
  return (
    <section className="page pb-16 lg:pt-8 lg:pb-28">
      <h2 className="sr-only">{t('landing.stepsTitle')}</h2>
      <ol className="grid gap-10 md:grid-cols-3 md:gap-8 lg:gap-16">
        {steps.map(({ title, text }) => (
          <li key={title} className="border-t border-edge pt-5">
            <h3 className="font-display text-display-sm">{title}</h3>
            <p className="mt-3 max-w-[40ch] text-ink-soft">{text}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
