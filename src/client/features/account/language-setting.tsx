import { useId, useState } from 'react'
import {
  directionOf,
  languageNames,
  languages,
  tagOf,
  useLanguage,
  type Language,
} from '#client/i18n/language.ts'
import { t } from '#client/i18n/messages.ts'
import { messageFor } from '#client/i18n/failure-message.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { chooseLanguage } from './settings/choose-language.ts'

/** Another language mounts the page anew, so the focus is put back where the keyboard was. */
const lastChoice = { isFresh: false }

function takeFocus(radio: HTMLInputElement | null) {
  if (!radio || !lastChoice.isFresh) return
  lastChoice.isFresh = false
  radio.focus()
}

async function choose(language: Language) {
  lastChoice.isFresh = true
  try {
    await chooseLanguage(language)
    return true
  } catch {
    // The other language's messages could not be loaded.
    lastChoice.isFresh = false
    toast({ title: messageFor('connection_lost'), tone: 'error' })
    return false
  }
}

/**
 * All ten languages, each in its own language and script, so that a shopper who landed in a language they
 * cannot read finds theirs.
 */
export function LanguageSetting() {
  const name = useId()
  const current = useLanguage()
  const [wanted, setWanted] = useState(current)

  async function want(language: Language) {
    setWanted(language)
    if (!(await choose(language))) setWanted(current)
  }

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
            ref={language === current ? takeFocus : undefined}
            type="radio"
            name={name}
            value={language}
            checked={language === wanted}
            onChange={() => void want(language)}
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
