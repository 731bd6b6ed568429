'use no memo' // On the landing page: caches would weigh more than they save.

import ChevronDown from 'lucide-react/icons/chevron-down'
import { landingAddress } from '#client/i18n/landing-address.ts'
import { currentLanguage, isLanguage, languages, tagOf } from '#client/i18n/language.ts'
import { t } from '#client/i18n/messages.ts'
import { writeStored } from '#client/lib/browser-storage.ts'

/** What the page's own list offers (document 1, section 2): four, and the one that the page is in. */
const offeredLanguages = () =>
  languages.filter((one) => ['en', 'fr', 'es', 'de'].includes(one) || one === currentLanguage())

/** The page of a language is a page of its own, so a choice is a way to it; the app is then in it, too. */
function choose(language: string) {
  if (!isLanguage(language)) return
  writeStored('language', language)
  location.assign(landingAddress(language))
}

export function LanguageMenu() {
  return (
    <span className="relative inline-flex items-center">
      <select
        aria-label={t('common.language')}
        defaultValue={currentLanguage()}
        onChange={({ target }) => choose(target.value)}
        className="label min-h-11 appearance-none rounded-full bg-transparent field-sizing-content ps-3.5 pe-8 hover:bg-tint"
      >
        {offeredLanguages().map((one) => (
          <option key={one} value={one} lang={tagOf(one)} className="bg-raised text-ink">
            {one.toUpperCase()}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute end-3 size-4" strokeWidth={1.5} />
    </span>
  )
}
