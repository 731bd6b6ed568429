import { useRef } from 'react'
import X from 'lucide-react/icons/x'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { chipStyle } from '#client/ui/chip-row.tsx'
import { answersOfWishes } from '@cabine/sophia/answering/talk/consultation-memory.ts'
import { forget, rememberedIn, type Wishes } from '@cabine/sophia/answering/outfits/remembered-wishes.ts'
import { rememberedText } from '../talk/outfits/outfit-talk-words.ts'
import { beginWith, leaveOut } from './consultation-store.ts'

/** What she told before: each thing can be left out, and the rest answers its questions. */
export function KnownPanel({ known }: { known: Wishes }) {
  const things = rememberedIn(known)
  const list = useRef<HTMLUListElement>(null)
  const canUse = Object.keys(answersOfWishes(known)).length > 0
  return (
    <div className="grid animate-rise gap-4">
      <ul
        ref={list}
        tabIndex={-1}
        className="-m-1 flex max-h-[38dvh] flex-wrap gap-2 overflow-y-auto p-1 outline-none"
      >
        {things.map((one) => {
          const wish = rememberedText(one)
          return (
            <li key={`${one.what} ${one.which}`}>
              <button
                type="button"
                aria-label={t('session.knownLeave', { wish })}
                onClick={() => {
                  // The button that has the focus goes.
                  list.current?.focus()
                  leaveOut(forget(known, one))
                }}
                className={chipStyle()}
              >
                <span className="inline-block first-letter:uppercase">{wish}</span>
                <X aria-hidden className="size-4" strokeWidth={1.5} />
              </button>
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap items-center gap-3">
        <Button disabled={!canUse} onClick={() => beginWith(known)}>
          {t('session.knownUse')}
        </Button>
        <Button variant="quiet" onClick={() => beginWith(null)}>
          {t('session.knownNone')}
        </Button>
      </div>
    </div>
  )
}
