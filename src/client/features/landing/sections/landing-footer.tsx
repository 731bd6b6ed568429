import { landingAddress } from '#client/i18n/landing-address.ts'
import { currentLanguage, languageNames, languages, tagOf } from '#client/i18n/language.ts'
import { t } from '#client/i18n/messages.ts'
import { writeStored } from '#client/lib/browser-storage.ts'
import { SiteFooter } from '#client/ui/site-footer.tsx'

/** In the system's font: ours for Cyrillic and Arabic are not worth fetching for one word each. */
const entry =
  'inline-flex min-h-11 items-center hover:text-ink aria-[current=page]:text-ink [font-family:system-ui,sans-serif]'

/** A link to every language, for readers and for search engines. */
export function LandingFooter() {
  return (
    <>
      <nav aria-label={t('landing.languages')} className="border-t border-hairline">
        <ul className="page flex flex-wrap gap-x-6 py-4 text-sm text-ink-soft">
          {languages.map((one) => (
            <li key={one}>
              <a
                href={landingAddress(one)}
                hrefLang={tagOf(one)}
                lang={tagOf(one)}
                aria-current={one === currentLanguage() ? 'page' : undefined}
                onClick={() => writeStored('language', one)}
                className={entry}
              >
                {languageNames[one]}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <SiteFooter />
    </>
  )
}
