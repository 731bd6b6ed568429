import { useEffect, useRef } from 'react'
import { useFirstName } from '#client/session/app-state.ts'
import { SophiaLine, ShopperLine } from '../conversation/lines.tsx'
import { ScrollToEnd } from '../conversation/scroll-to-end.tsx'
import { TypingDots } from '../conversation/typing-dots.tsx'
import { t } from '#client/i18n/messages.ts'
import { glideTo } from '#client/lib/glide-to.ts'
import type { Product } from '#shared/product.ts'
import type { Question } from '#shared/stylist/sophia/flow.ts'
import type { Message, Said } from '#shared/stylist/sophia/messages.ts'
import { optionsAt } from '#shared/stylist/sophia/options.ts'
import { PickedSet } from './picked-set.tsx'
import { revise, useSophiaChat } from './sophia-chat-store.ts'
import { lineText, saidText } from './wordings.ts'

type Props = { onTryOn: (pieces: readonly Product[]) => void }

/** The chat so far. New lines are read out by screen readers; picks are not. */
export function SophiaChatLog({ onTryOn }: Props) {
  const { state, hiddenFrom, changing, isWaiting } = useSophiaChat()
  const name = useFirstName()
  const visible = state.messages.slice(0, hiddenFrom ?? undefined)
  const newest = visible.findLastIndex(({ from }) => from === 'sophia')
  const last = visible.at(-1)
  const isShowing = last?.from === 'sophia' && last.items !== undefined
  const revisable = revisableIn(state.messages)

  return (
    <div role="log" aria-label={t('sophia.log')} className="grid gap-3 pb-2">
      <p className="max-w-[52ch] text-sm text-ink-soft">{t('sophia.madeBy')}</p>
      {visible.map((message, place) =>
        message.from === 'user' ? (
          // oxlint-disable-next-line react/no-array-index-key -- a message has no id, and never changes its place
          <Own key={place} said={message.text} question={revisable.get(place)} />
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- as above
          <div key={place} className="grid gap-4">
            {message.items && <TopOfPicks />}
            <SophiaLine isNew={place === newest}>{lineText(message, name)}</SophiaLine>
            {message.items && (
              <PickedSet items={message.items} set={message.set} place={place} onTryOn={onTryOn} />
            )}
          </div>
        ),
      )}
      {hiddenFrom !== null && <TypingDots label={t(typingLabel(state.step === 'recommendations'))} />}
      {isWaiting && <p className="text-ink-soft">{t('sophia.waiting')}</p>}
      {/* A piece that is replaced keeps its place, so the log does not scroll away from it. */}
      {!changing && !isShowing && !isAboutPiece(last) && (
        <ScrollToEnd key={`${visible.length} ${hiddenFrom} ${isWaiting}`} />
      )}
    </div>
  )
}

const typingLabel = (isLooking: boolean) => (isLooking ? 'sophia.looking' : 'sophia.typing')

const isAboutPiece = (message: Message | undefined) =>
  message !== undefined && (message.from === 'sophia' ? message.at !== undefined : 'change' in message.text)

/** Scrolls to the beginning of the picks. */
function TopOfPicks() {
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    glideTo(top.current, 'start')
  }, [])
  return <div ref={top} />
}

const questions = ['occasion', 'weather', 'outfit_type'] as const

const questionOf = (said: Said): Question | undefined => {
  const option = 'option' in said ? said.option : null
  return questions.find((question) => optionsAt[question].some((one) => one === option))
}

/** Indexes of the answers that can be changed: the last one to each question since the chat was last begun. */
function revisableIn(messages: readonly Message[]) {
  const found = new Map<number, Question>()
  const open = new Set<Question>(questions)
  for (const [place, message] of [...messages.entries()].toReversed()) {
    if (message.from === 'sophia' && isBeginning(message.text)) break
    const question = message.from === 'user' ? questionOf(message.text) : undefined
    if (question && open.delete(question)) found.set(place, question)
  }
  return found
}

const isBeginning = (line: Extract<Message, { from: 'sophia' }>['text']) =>
  line === 'start_over' || line === 'restart' || line === 'trouble'

function Own({ said, question }: { said: Said; question: Question | undefined }) {
  const { hiddenFrom, state } = useSophiaChat()
  const text = saidText(said)
  const key =
    question && ({ occasion: 'occasion', weather: 'weather', outfit_type: 'outfitType' } as const)[question]
  const canChange = question && key && state[key] !== null && hiddenFrom === null
  if (!canChange) return <ShopperLine text={text} />
  return (
    <ShopperLine
      text={text}
      change={{
        label: t('sophia.change'),
        name: t('sophia.changeAnswer', { answer: text }),
        onChange: () => void revise(question),
      }}
    />
  )
}
