import { useId } from 'react'
import { directionOf, languageNames, languages, tagOf, useLanguage } from '#client/i18n/language.ts'
import { t } from '#client/i18n/messages.ts'
import { chooseLanguage } from './choose-language.ts'

/** All ten, each in its own words and its own script: whoever came into a language that she cannot read finds hers. */
export function LanguageSetting() {
  const name = useId()
  const current = useLanguage()
  return (
    <div
      role="radiogroup"
      aria-label={t('account.languageSection')}
      className="grid max-w-2xl grid-cols-2 gap-x-3 gap-y-1 sm:grid-cols-3 lg:grid-cols-4"
    >
      {languages.map((language) => (
        <label
          key={language}
          className="relative -ms-3 flex min-h-11 items-center gap-3 rounded-md ps-3 pe-2 text-ink-soft transition-colors duration-(--duration-quick) hover:bg-tint has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={language}
            checked={language === current}
            onChange={() => void chooseLanguage(language)}
            className="size-4 shrink-0 outline-none"
          />
          <span lang={tagOf(language)} dir={directionOf(language)} className="font-medium">
            {languageNames[language]}
          </span>
        </label>
      ))}
    </div>
  )
}
