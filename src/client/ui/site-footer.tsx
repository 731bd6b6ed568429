'use no memo' // Small and seldom drawn again: caches would weigh more than they save.

import { formatNumber } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { CountryMenu } from './country-menu.tsx'
import { LawLinks } from './law-links.tsx'
import { ThemeMenu } from './theme-menu.tsx'

const year = new Date().getFullYear()

export function SiteFooter() {
  return (
    <footer className="border-t border-hairline">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-6 text-sm text-ink-soft">
        <p>{t('common.copyright', { year: formatNumber(year, { useGrouping: false }) })}</p>
        <span className="flex flex-wrap gap-2">
          <CountryMenu />
          <ThemeMenu />
        </span>
        <nav aria-label={t('common.legal')} className="flex flex-wrap gap-x-6">
          <a href="/help" className="inline-flex min-h-11 items-center hover:text-ink">
            {t('common.help')}
          </a>
          <a href="/terms-of-service" className="inline-flex min-h-11 items-center hover:text-ink">
            {t('common.terms')}
          </a>
          <a href="/privacy-policy" className="inline-flex min-h-11 items-center hover:text-ink">
            {t('common.privacy')}
          </a>
          <a href="/open-source-notices" className="inline-flex min-h-11 items-center hover:text-ink">
            {t('common.openSource')}
          </a>
          <a href="/status" className="inline-flex min-h-11 items-center hover:text-ink">
            {t('common.status')}
          </a>
          <LawLinks />
        </nav>
      </div>
    </footer>
  )
}
