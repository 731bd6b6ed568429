import { useEffect, useEffectEvent, useId, useRef, useState, type KeyboardEvent } from 'react'
import Search from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { PictureButton } from './picture/search-by-picture-button.tsx'
import { useSuggestions } from './suggestions/use-suggestions.ts'

type Props = {
  value: string
  onSearch: (q: string) => void
  /** What she has typed so far, whenever she pauses. */
  onPause: (q: string) => void
  /** A picture was described. */
  onPicture: (code: string) => void
  startsTyping?: boolean
}

const inField =
  'absolute top-1/2 grid size-11 -translate-y-1/2 place-items-center rounded-full text-ink-soft hover:bg-tint hover:text-ink'

const pauseMs = 350
const shortest = 2

/** A search field with suggestions, by the combobox pattern. */
export function SearchField({ value, onSearch, onPause, onPicture, startsTyping = false }: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  // The back button, a chip or a correction changed the search from outside. What was asked for in a pause did not: she may
  // have typed on meanwhile.
  const [paused, setPaused] = useState(value)
  const [former, setFormer] = useState(value)
  if (former !== value) {
    setFormer(value)
    if (value !== paused) setTyped(value)
  }
  const tellPause = useEffectEvent(onPause)
  useEffect(() => {
    const q = typed.trim()
    if (!isOpen || q.length < shortest || q === value) return
    const timer = setTimeout(() => {
      setPaused(q)
      tellPause(q)
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [typed, value, isOpen])
  const words = useSuggestions(typed, isOpen)
  const isListed = isOpen && words.length > 0
  // Runs after the page's heading had the focus: on this page the shopper wants to type.
  useEffect(() => {
    if (!startsTyping) return
    const frame = requestAnimationFrame(() => input.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [startsTyping])
  const optionId = (index: number) => `${id}-${index}`

  function search(q: string) {
    setTyped(q)
    setIsOpen(false)
    setActive(-1)
    onSearch(q.trim())
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      if (!isOpen) return setIsOpen(true)
      // Beyond either end of the list is the field itself.
      const places = words.length + 1
      setActive(((active + 1 + step + places) % places) - 1)
    } else if (event.key === 'Escape' && isListed) {
      event.preventDefault()
      setIsOpen(false)
      setActive(-1)
    }
  }

  return (
    <search>
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault()
          search(words[active] ?? typed)
          // On a phone this closes the keyboard, which would cover the results.
          if (matchMedia('(pointer: coarse)').matches) input.current?.blur()
        }}
      >
        <Search
          aria-hidden
          className="pointer-events-none absolute start-5 top-1/2 size-5 -translate-y-1/2 text-ink-soft"
          strokeWidth={1.5}
        />
        {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a datalist cannot be styled, nor fed from a server */}
        <input
          ref={input}
          role="combobox"
          aria-label={t('search.field')}
          aria-expanded={isListed}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={isListed && active >= 0 ? optionId(active) : undefined}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={200}
          placeholder={t('search.placeholder')}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setIsOpen(true)
            setActive(-1)
          }}
          onFocus={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          onKeyDown={onKeyDown}
          className={cx(
            'min-h-14 w-full rounded-full border border-edge bg-raised ps-13 text-lg text-ink placeholder:text-ink-soft hover:border-ink focus-visible:border-accent focus-visible:outline-1 focus-visible:outline-offset-0',
            typed ? 'pe-25' : 'pe-13',
          )}
        />
        {typed && (
          <button
            type="button"
            aria-label={t('search.clear')}
            onClick={() => {
              setTyped('')
              input.current?.focus()
            }}
            className={cx(inField, 'end-12.5')}
          >
            <X aria-hidden className="size-5" strokeWidth={1.5} />
          </button>
        )}
        <PictureButton onFound={onPicture} className={cx(inField, 'end-1.5')} />
        <div
          id={`${id}-list`}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- nor can a select follow a field
          role="listbox"
          aria-label={t('search.suggestions')}
          hidden={!isListed}
          className="absolute inset-x-0 top-full z-20 mt-2 overflow-hidden rounded-lg bg-raised py-2 shadow-float"
        >
          {words.map((word, index) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the field keeps the focus; its arrow keys and Enter choose
            <div
              key={word}
              id={optionId(index)}
              // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- nor can a select follow a field
              role="option"
              aria-selected={index === active}
              // On pointer down, before the field loses the focus and closes the list.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => search(word)}
              className={cx(
                'flex min-h-11 cursor-pointer items-center gap-3 px-5 hover:bg-tint',
                index === active && 'bg-tint',
              )}
            >
              <Search aria-hidden className="size-4 shrink-0 text-ink-soft" strokeWidth={1.5} />
              {word}
            </div>
          ))}
        </div>
        <output className="sr-only">
          {isListed ? t('search.suggestionCount', { count: words.length }) : ''}
        </output>
      </form>
    </search>
  )
}
