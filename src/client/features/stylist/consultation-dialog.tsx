import { useEffect, useRef, useState } from 'react'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useFirstName } from '#client/session/app-state.ts'
import { t } from '#client/i18n/messages.ts'
import { messageOf } from '#client/i18n/failure-message.ts'
import { useOnline } from '#client/lib/online.ts'
import { toast } from '#client/ui/toasts/toast-store.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/confirm-dialog.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { consultation } from '@cabine/sophia/questions/consultation.ts'
import { questionOf, questionsFor, type Answers } from '@cabine/sophia/questions/question-flow.ts'
import { AnswerPanel } from './consultation/answer-panel.tsx'
import { Conversation } from './consultation/conversation.tsx'
import {
  canGoBack,
  goBack,
  openConsultation,
  sendWaiting,
  startOver,
  useConsultation,
} from './consultation/consultation-store.ts'
import { KnownPanel } from './consultation/known-panel.tsx'
import { OwnSentence } from './consultation/own-sentence.tsx'
import { useTyping } from './consultation/use-typing.ts'
import { WritePanel } from './consultation/write-panel.tsx'

type Props = {
  open: boolean
  /** The answers that the server has. */
  answers: Answers
  onClose: () => void
  onWritten: (letterId: string) => void
}

/** The consultation: Sophia asks her questions one by one, and then the letter can be written. */
export function ConsultationDialog({ open, answers, onClose, onWritten }: Props) {
  const wasOpen = useRef(false)
  useEffect(() => {
    if (open && !wasOpen.current) openConsultation(answers)
    wasOpen.current = open
  }, [open, answers])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('session.sessionTitle')}
      size="full"
      footer={<Footer onWritten={onWritten} />}
    >
      <Body isBack={Object.keys(answers).length > 0} />
    </Dialog>
  )
}

/** The current question, and whether Sophia is still typing it. */
function useOpenQuestion() {
  const { flow, known, heard } = useConsultation()
  const asked = questionsFor(consultation, flow.answers)
  const isHeard = heard ? JSON.stringify(heard) : ''
  return {
    isTyping: useTyping(`${known !== null} ${flow.at} ${flow.refusal} ${isHeard}`),
    place: flow.at === null ? asked.length : asked.findIndex(({ id }) => id === flow.at),
    total: asked.length,
    question: flow.at === null ? undefined : questionOf(consultation, flow.at),
  }
}

function Body({ isBack }: { isBack: boolean }) {
  const name = useFirstName() ?? 'nameless'
  const { isTyping, place, total } = useOpenQuestion()
  return (
    <div className="mx-auto w-full max-w-3xl">
      <StepLine place={place} total={total} />
      <Conversation
        greeting={t(isBack ? 'session.greetingBack' : 'session.greeting', { name })}
        isTyping={isTyping}
      />
    </div>
  )
}

function Footer({ onWritten }: Pick<Props, 'onWritten'>) {
  const { isUnsaved, known } = useConsultation()
  const { isTyping, question } = useOpenQuestion()
  useSendWhenBack()
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-4">
      {isUnsaved && <output className="text-sm text-ink-soft">{t('session.unsaved')}</output>}
      {isTyping ? (
        <div className="min-h-28" />
      ) : known ? (
        <KnownPanel known={known} />
      ) : question ? (
        <AnswerPanel key={question.id} question={question} />
      ) : (
        <WritePanel onWritten={onWritten} />
      )}
      {/* It stays while Sophia is typing, so that the focus does. */}
      {!known && question?.kind === 'choice' && <OwnSentence />}
      <Tools />
    </div>
  )
}

function useSendWhenBack() {
  const online = useOnline()
  useEffect(() => {
    if (online) void sendWaiting()
  }, [online])
}

function StepLine({ place, total }: { place: number; total: number }) {
  return (
    <div className="sticky top-0 z-10 -mx-1 bg-raised px-1 pb-4">
      <p className="text-sm text-ink-soft tabular-nums">
        {place < total ? t('session.progress', { step: place + 1, total }) : t('session.allAnswered')}
      </p>
      <div aria-hidden className="mt-2 flex gap-1">
        {Array.from({ length: total }, (_, at) => (
          <span
            key={at}
            className={`h-0.5 flex-1 rounded-full transition-colors duration-(--duration-slow) ${at < place ? 'bg-accent' : at === place ? 'bg-edge' : 'bg-hairline'}`}
          />
        ))}
      </div>
    </div>
  )
}

/** Buttons to go back to the question before, or to start over. */
function Tools() {
  const { flow } = useConsultation()
  const [isAsking, setIsAsking] = useState(false)
  const [isPending, setIsPending] = useState(false)
  const hasAnswers = Object.keys(flow.answers).length > 0

  async function forget() {
    setIsPending(true)
    try {
      await startOver()
      setIsAsking(false)
    } catch (error) {
      toast({ title: messageOf(error), tone: 'error' })
    }
    setIsPending(false)
  }

  if (!hasAnswers) return null
  return (
    <div className="-mx-4 flex justify-between">
      <Button variant="quiet" size="sm" disabled={!canGoBack(flow)} onClick={() => goBack()}>
        {t('session.back')}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        icon={<RotateCcw aria-hidden className="size-4" strokeWidth={1.5} />}
        onClick={() => setIsAsking(true)}
      >
        {t('session.startOver')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={t('session.startOverTitle')}
        confirmLabel={t('session.startOverYes')}
        cancelLabel={t('session.keepAnswers')}
        loading={isPending}
        onConfirm={() => void forget()}
        onClose={() => setIsAsking(false)}
      >
        {t('session.startOverText')}
      </ConfirmDialog>
    </div>
  )
}
