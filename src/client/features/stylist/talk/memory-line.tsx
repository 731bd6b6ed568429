import X from 'lucide-react/icons/x'
import { t } from '#client/i18n/messages.ts'
import { rememberedIn } from '@cabine/sophia/answering/outfits/remembered-wishes.ts'
import { useMemory } from '../sophia-memory.ts'
import { forgetWish } from './outfits/outfit-turns.ts'
import { rememberedText } from './outfits/outfit-talk-words.ts'

/** What Sophia keeps in mind, folded up. Each thing can be forgotten by itself. */
export function MemoryLine() {
  const remembered = rememberedIn(useMemory())
  if (remembered.length === 0) return null
  return (
    <details className="text-sm">
      <summary className="w-fit min-h-9 cursor-pointer content-center text-ink-soft pointer-coarse:min-h-11">
        {t('sophia.memory_title')} · {remembered.length}
      </summary>
      <ul className="mt-2 flex flex-wrap gap-1.5">
        {remembered.map((one) => {
          const wish = rememberedText(one)
          return (
            <li key={`${one.what} ${one.which}`}>
              <button
                type="button"
                aria-label={t('sophia.memory_forget', { wish })}
                onClick={() => void forgetWish(one)}
                className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-edge px-3 hover:border-ink hover:bg-tint pointer-coarse:min-h-11"
              >
                <span className="inline-block first-letter:uppercase">{wish}</span>
                <X aria-hidden className="size-3.5" strokeWidth={1.5} />
              </button>
            </li>
          )
        })}
        <li>
          <button
            type="button"
            onClick={() => void forgetWish(null)}
            className="link min-h-9 px-2 pointer-coarse:min-h-11"
          >
            {t('sophia.memory_clear')}
          </button>
        </li>
      </ul>
    </details>
  )
}
