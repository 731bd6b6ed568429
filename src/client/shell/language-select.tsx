import { ChevronDown, Globe } from 'lucide-react'
import { isLanguage, languages, useLanguage } from '#client/i18n/language.ts'
import { setLanguage, t } from '#client/i18n/messages.ts'

export function LanguageSelect() {
  const language = useLanguage()
  return (
    <span className="relative inline-flex items-center">
      <Globe aria-hidden className="pointer-events-none absolute start-3 size-4" strokeWidth={1.5} />
      <select
        aria-label={t('common.language')}
        value={language}
        onChange={({ target }) => isLanguage(target.value) && void setLanguage(target.value)}
        className="label min-h-11 appearance-none rounded-full bg-transparent field-sizing-content ps-9 pe-9 hover:bg-tint"
      >
        {languages.map((one) => (
          <option key={one} value={one} lang={one} className="bg-raised text-ink">
            {one.toUpperCase()}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden className="pointer-events-none absolute end-3 size-4" strokeWidth={1.5} />
    </span>
  )
}
