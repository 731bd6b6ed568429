import ChevronDown from 'lucide-react/icons/chevron-down'
import Globe from 'lucide-react/icons/globe'
import { isLanguage, languageNames, languages, tagOf, useLanguage } from '#client/i18n/language.ts'
import { setLanguage, t } from '#client/i18n/messages.ts'

/** All ten languages, each in its own language, for visitors who have no settings yet. */
export function LanguageMenu() {
  return (
    <span className="relative -me-3 inline-flex items-center">
      <Globe aria-hidden className="pointer-events-none absolute start-3 size-4" strokeWidth={1.5} />
      <select
        aria-label={t('common.language')}
        value={useLanguage()}
        onChange={({ target }) => isLanguage(target.value) && void setLanguage(target.value)}
        className="label field-sizing-content min-h-11 max-w-44 appearance-none rounded-full bg-transparent ps-9 pe-9 hover:bg-tint"
      >
        {languages.map((language) => (
          <option key={language} value={language} lang={tagOf(language)} className="bg-raised text-ink">
            {languageNames[language]}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute end-3 size-4" strokeWidth={1.5} />
    </span>
  )
}
