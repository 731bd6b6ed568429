import { inPhrases, t } from '#client/i18n/messages.ts'
import { Logo } from '#client/ui/logo.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'

export function Component() {
  return (
    <div className="bg-blush flex min-h-dvh flex-col">
      <title>{t('not-found.title')}</title>
      <header className="page pt-4">
        <Logo />
      </header>
      <main id="content" className="page grid flex-1 content-center justify-items-start gap-6 py-16">
        <h1 className="max-w-xl font-display text-display-lg">{inPhrases(t('not-found.title'))}</h1>
        <p className="max-w-md text-lg">{t('not-found.hint')}</p>
        {/* For developers alone, and so in one language: the dev server has it, the build has not. */}
        {import.meta.env.DEV && (
          <p lang="en" className="text-sm text-ink-soft">
            Did you forget to add the page to the router?
          </p>
        )}
        <a href="/" className={buttonStyle('primary', 'md', 'mt-4')}>
          {t('common.goHome')}
        </a>
      </main>
    </div>
  )
}
