import { formatNumber } from '#client/i18n/format.ts'
import { t } from '#client/i18n/messages.ts'
import { CountryMenu } from './country-menu.tsx'
import { LawLinks } from './law-links.tsx'
import { ThemeMenu } from './theme-menu.tsx'

const links = [
  ['/help', 'common.help'],
  ['/terms-of-service', 'common.terms'],
  ['/privacy-policy', 'common.privacy'],
  ['/open-source-notices', 'common.openSource'],
  ['/status', 'common.status'],
] as const

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
          {links.map(([path, words]) => (
            <a key={path} href={path} className="inline-flex min-h-11 items-center hover:text-ink">
              {t(words)}
            </a>
          ))}
          <LawLinks />
        </nav>
      </div>
    </footer>
  )
}
