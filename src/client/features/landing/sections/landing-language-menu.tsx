import ChevronDown from 'lucide-react/icons/chevron-down'
import { landingAddress } from '#client/i18n/landing-address.ts'
import { currentLanguage, isLanguage, languages, tagOf } from '#client/i18n/language.ts'
import { t } from '#client/i18n/messages.ts'
import { writeStored } from '#client/lib/browser-storage.ts'

/** The languages in the page's menu (spec 1.2.7): four, and the page's own. */
const offeredLanguages = () =>
  languages.filter((one) => ['en', 'fr', 'es', 'de'].includes(one) || one === currentLanguage())

/** Each language has a page of its own, so choosing one goes there; the app then uses that language too. */
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
