import { t } from '#client/i18n/messages.ts'
import { landingAddress } from '#client/i18n/landing-address.ts'
import { currentLanguage } from '#client/i18n/language.ts'
import { logoStyle } from '#client/ui/logo.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { LanguageMenu } from './sections/landing-language-menu.tsx'

const onward = 'label inline-flex min-h-11 items-center text-ink-soft hover:text-ink'

export function LandingHeader() {
  return (
    <header className="sticky top-0 z-20 bg-paper/92 backdrop-blur-md">
      <div className="page flex h-16 items-center justify-between gap-4">
        <a href={landingAddress(currentLanguage())} className={logoStyle}>
          {t('common.brand')}
        </a>
        <div className="flex items-center gap-1 sm:gap-3">
          <nav aria-label={t('common.mainNavigation')} className="me-4 flex gap-8 max-md:hidden">
            <a href="/explore" className={onward}>
              {t('landing.explore')}
            </a>
            <a href="/fitting-room" className={onward}>
              {t('landing.fittingRoom')}
            </a>
          </nav>
          <LanguageMenu />
          <a href="/auth?tab=signIn" className={buttonStyle('outline', 'sm')}>
            {t('landing.signIn')}
          </a>
        </div>
      </div>
    </header>
  )
}
