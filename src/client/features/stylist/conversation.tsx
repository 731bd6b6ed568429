import { useEffect, useRef, type ReactNode } from 'react'
import { t } from '#client/i18n/messages.ts'
import { consultation } from '#shared/stylist/consultation.ts'
import { questionsFor } from '#shared/stylist/flow.ts'
import { goBack, useSession } from './session-store.ts'
import { answerText, questionText } from './wordings.ts'

type Props = { greeting: string; isTyping: boolean }

/** What was said so far. New lines are read out as they come; each of her own can be changed. */
export function Conversation({ greeting, isTyping }: Props) {
  const { flow } = useSession()
  const asked = questionsFor(consultation, flow.answers)
  const place = flow.at === null ? asked.length : asked.findIndex(({ id }) => id === flow.at)
  const said = asked.slice(0, place)

  return (
    <div role="log" aria-label={t('session.sessionLog')} className="grid gap-3 pb-2">
      <Hers isNew={said.length === 0}>{greeting}</Hers>
      {said.map(({ id }) => (
        <div key={id} className="grid gap-3">
          <Hers>{questionText(id)}</Hers>
          <Own question={id} text={answerText(id, flow.answers[id] ?? [])} />
        </div>
      ))}
      {isTyping ? (
        <Typing />
      ) : (
        <>
          <Hers isNew>{flow.at === null ? t('session.ready') : questionText(flow.at)}</Hers>
          {flow.refusal && <Hers isNew>{t(`session.refused_${flow.refusal}`)}</Hers>}
        </>
      )}
      <LastLine key={`${flow.at} ${flow.refusal} ${isTyping}`} />
    </div>
  )
}

/** Comes into sight whenever something was said. */
function LastLine() {
  const line = useRef<HTMLDivElement>(null)
  useEffect(() => {
    line.current?.scrollIntoView({ block: 'end', behavior: 'smooth' })
  }, [])
  return <div ref={line} />
}

/** What she asks now stands out; what she asked before is there to be looked up. */
const Hers = ({ children, isNew = false }: { children: ReactNode; isNew?: boolean }) => (
  <p
    className={
      isNew
        ? 'mt-2 max-w-[34ch] animate-rise justify-self-start font-display text-display-sm'
        : 'max-w-[52ch] justify-self-start text-ink-soft'
    }
  >
    {children}
  </p>
)

const Own = ({ question, text }: { question: string; text: string }) => (
  <p className="flex max-w-[85%] items-center gap-1 justify-self-end rounded-lg bg-tint ps-4 pe-1">
    <span className="min-w-0 py-2.5 wrap-anywhere">{text}</span>
    <button
      type="button"
      onClick={() => goBack(question)}
      className="min-h-11 shrink-0 rounded-lg px-3 text-sm text-ink-soft link"
    >
      <span aria-hidden>{t('session.change')}</span>
      <span className="sr-only">{t('session.changeAnswer', { answer: text })}</span>
    </button>
  </p>
)

/** Three dots that breathe. */
const Typing = () => (
  <p className="flex h-8 items-center gap-1.5">
    <span className="sr-only">{t('session.typing')}</span>
    {[0, 1, 2].map((dot) => (
      <span
        key={dot}
        aria-hidden
        className="size-1.5 animate-pulse-soft rounded-full bg-ink-soft"
        style={{ animationDelay: `${dot * 200}ms` }}
      />
    ))}
  </p>
)
