import { useEffect, useRef, useState, type ReactNode } from 'react'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { inputStyle } from '#client/ui/field.tsx'
import type { Choice, Question, Words } from '@cabine/sophia/questions/question-flow.ts'
import { OptionChip } from './option-chip.tsx'
import { giveAnswer, useConsultation } from './consultation-store.ts'
import { questionText } from './consultation-words.ts'

/** The controls to answer the current question. Mounted anew for each question. */
export function AnswerPanel({ question }: { question: Question }) {
  const group = useRef<HTMLFieldSetElement>(null)
  // The button that had the focus is gone, so the group takes it for the keyboard.
  useEffect(() => {
    if (document.activeElement instanceof HTMLInputElement) return
    group.current?.focus({ preventScroll: true })
  }, [])
  return (
    <fieldset ref={group} tabIndex={-1} className="min-w-0 animate-rise outline-none">
      <legend className="sr-only">{t('session.yourAnswer', { question: questionText(question.id) })}</legend>
      {question.kind === 'words' ? (
        <NoteForm question={question} />
      ) : question.most === 1 ? (
        <OneOf question={question} />
      ) : (
        <SomeOf question={question} />
      )}
    </fieldset>
  )
}

const Options = ({ question, children }: { question: Choice; children: ReactNode }) => (
  <div
    className={
      question.id === 'vibe'
        ? '-mx-6 grid auto-cols-[38%] grid-flow-col gap-3 overflow-x-auto px-6 py-1.5 [scrollbar-width:none] sm:-mx-1.5 sm:auto-cols-fr sm:px-1.5'
        : '-m-1 flex max-h-[38dvh] flex-wrap gap-2 overflow-y-auto p-1'
    }
  >
    {children}
  </div>
)

/** One option can be chosen, and the press is the answer. */
function OneOf({ question }: { question: Choice }) {
  const { flow } = useConsultation()
  const before = flow.answers[question.id] ?? []
  // What she said in her own words is offered again.
  const own = before.filter((one) => !question.options.includes(one))
  return (
    <Options question={question}>
      {[...question.options, ...own].map((option) => (
        <OptionChip
          key={option}
          question={question.id}
          option={option}
          isChosen={before.includes(option)}
          onChoose={() => giveAnswer([option])}
        />
      ))}
    </Options>
  )
}

/** Several options can be chosen; their order counts, and a button ends the choice. */
function SomeOf({ question }: { question: Choice }) {
  const { flow } = useConsultation()
  const [chosen, setChosen] = useState<readonly string[]>(flow.answers[question.id] ?? [])
  const { options, least, most, without } = question
  const taken = (without && flow.answers[without]) || []
  const isFull = chosen.length >= most

  const toggle = (option: string) =>
    setChosen(chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option])

  return (
    <div className="grid gap-3">
      <Options question={question}>
        {options
          .filter((option) => !taken.includes(option))
          .map((option) => (
            <OptionChip
              key={option}
              question={question.id}
              option={option}
              isChosen={chosen.includes(option)}
              disabled={isFull && !chosen.includes(option)}
              onChoose={() => toggle(option)}
            />
          ))}
      </Options>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span className="text-sm text-ink-soft">{t('session.chooseUpTo', { most })}</span>
        <Button disabled={chosen.length < least} onClick={() => giveAnswer(chosen)}>
          {t(chosen.length === 0 && least === 0 ? 'session.noneOfThese' : 'session.continue')}
        </Button>
      </div>
    </div>
  )
}

function NoteForm({ question }: { question: Words }) {
  const { flow } = useConsultation()
  const [note, setNote] = useState(flow.answers[question.id]?.[0] ?? '')
  const text = note.trim()
  const left = question.maxLength - note.length
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        giveAnswer(text ? [text] : [])
      }}
    >
      <textarea
        aria-label={t('session.noteLabel')}
        aria-describedby="note-hint"
        value={note}
        rows={3}
        maxLength={question.maxLength}
        onChange={({ currentTarget }) => setNote(currentTarget.value)}
        className={`${inputStyle} resize-none py-3`}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <span id="note-hint" className="text-sm text-ink-soft tabular-nums">
          {left < 60
            ? t('session.noteLeft', { count: left })
            : t('session.noteHint', { most: question.maxLength })}
        </span>
        <Button type="submit">{t(text ? 'session.send' : 'session.skip')}</Button>
      </div>
    </form>
  )
}
