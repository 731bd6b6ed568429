import { t } from '#client/i18n/messages.ts'
import { consultation } from '@cabine/sophia/questions/consultation.ts'
import { questionsFor } from '@cabine/sophia/questions/question-flow.ts'
import { goBack, useConsultation } from './consultation-store.ts'
import { SophiaLine, ShopperLine } from '../conversation/lines.tsx'
import { ScrollToEnd } from '../conversation/scroll-to-end.tsx'
import { TypingDots } from '../conversation/typing-dots.tsx'
import { notedText, wordsText } from '../talk/outfits/outfit-talk-words.ts'
import { answerText, questionText } from './consultation-words.ts'

type Props = { greeting: string; isTyping: boolean }

/** The conversation so far. New lines are read out by screen readers; each answer can be changed. */
export function Conversation({ greeting, isTyping }: Props) {
  const { flow, known, heard } = useConsultation()
  const asked = questionsFor(consultation, flow.answers)
  const place = flow.at === null ? asked.length : asked.findIndex(({ id }) => id === flow.at)
  const said = asked.slice(0, place)

  return (
    <div role="log" aria-label={t('session.sessionLog')} className="grid gap-3 pb-2">
      <SophiaLine isNew={said.length === 0}>{greeting}</SophiaLine>
      {said.map(({ id }) => (
        <div key={id} className="grid gap-3">
          <SophiaLine>{questionText(id)}</SophiaLine>
          <Own question={id} text={answerText(id, flow.answers[id] ?? [])} />
        </div>
      ))}
      {isTyping ? (
        <TypingDots label={t('session.typing')} />
      ) : (
        <>
          {heard && <Heard {...heard} />}
          <SophiaLine isNew>
            {known ? t('session.known') : flow.at === null ? t('session.ready') : questionText(flow.at)}
          </SophiaLine>
          {flow.refusal && <SophiaLine isNew>{t(`session.refused_${flow.refusal}`)}</SophiaLine>}
        </>
      )}
      <ScrollToEnd key={`${known !== null} ${flow.at} ${flow.refusal} ${isTyping}`} />
    </div>
  )
}

/** What her last sentence told, and its words that were not understood. */
function Heard({ told, unread }: NonNullable<ReturnType<typeof useConsultation>['heard']>) {
  return (
    <>
      {Object.keys(told).length > 0 && <SophiaLine>{notedText(told)}</SophiaLine>}
      {unread.length > 0 && (
        <SophiaLine>{t('sophia.line_unread_only', { unread: wordsText(unread) })}</SophiaLine>
      )}
    </>
  )
}

const Own = ({ question, text }: { question: string; text: string }) => (
  <ShopperLine
    text={text}
    change={{
      label: t('session.change'),
      name: t('session.changeAnswer', { answer: text }),
      onChange: () => goBack(question),
    }}
  />
)
