/** Her answer to a question: one or more of its options, her own words, or nothing where that is allowed. */
export type Answer = readonly string[]
export type Answers = { readonly [question: string]: Answer | undefined }

type Asked = {
  id: string
  /** Whether the question is asked, given the answers to earlier ones. */
  isAsked?: (answers: Answers) => boolean
}

export type Choice = Asked & {
  kind: 'choice'
  options: readonly string[]
  least: number
  most: number
  /** Whether an answer in her own words, which no option says, is one. */
  isOwn?: (answer: string) => boolean
  /** What was chosen at that question cannot be chosen here. */
  without?: string
}

/** Free text: one, or as many as `most` says. */
export type Words = Asked & { kind: 'words'; maxLength: number; most?: number }

export type Question = Choice | Words

/** Where an answer leads: to the first open question, or to the next one even if it was answered before. */
export type Onward = 'to_open' | 'one_by_one'

/** A conversation as data: its questions in order. The language files have the words. */
export type Flow = readonly Question[]

/** Why an answer is refused, after which the question is asked again. */
export type Refusal = 'unknown' | 'too_few' | 'too_many' | 'too_long' | 'contradiction'

export type FlowState = {
  answers: Answers
  /** The open question; null once all are answered. */
  at: string | null
  /** Why the last answer was refused. */
  refusal: Refusal | null
}

export type FlowEvent =
  | { type: 'answer'; answer: Answer }
  /** Returns to an earlier question, by default the previous one; later answers stay. */
  | { type: 'back'; to?: string }
  | { type: 'start_over' }

/** Whether the step asks nothing and only shows something. */
export const isPause = (question: Question) => question.kind === 'choice' && question.most === 0

const isAsked = ({ isAsked: when }: Question, answers: Answers) => when?.(answers) ?? true

export const questionOf = (flow: Flow, id: string) => flow.find((question) => question.id === id)

/** The questions that these answers lead to, in order. */
export const questionsFor = (flow: Flow, answers: Answers) =>
  flow.filter((question) => isAsked(question, answers))

/** Why a question refuses an answer; null when it accepts it. */
export function refusalOf(question: Question, answer: Answer, answers: Answers): Refusal | null {
  if (question.kind === 'words') {
    if (answer.length > (question.most ?? 1)) return 'too_many'
    return answer.some((text) => text.length > question.maxLength) ? 'too_long' : null
  }
  const { options, least, most, without, isOwn } = question
  if (!answer.every((option) => options.includes(option) || isOwn?.(option))) return 'unknown'
  if (new Set(answer).size !== answer.length) return 'unknown'
  if (answer.length < least) return 'too_few'
  if (answer.length > most) return 'too_many'
  const taken = (without && answers[without]) || []
  return answer.some((option) => taken.includes(option)) ? 'contradiction' : null
}

/** Of stored answers, those that this flow would accept today. */
export function soundAnswers(flow: Flow, kept: Answers): Answers {
  const sound: Record<string, Answer> = {}
  for (const question of flow) {
    const answer = kept[question.id]
    // Some questions are asked only of who has answered them elsewhere.
    if (
      answer &&
      isAsked(question, { ...sound, [question.id]: answer }) &&
      !refusalOf(question, answer, sound)
    )
      sound[question.id] = answer
  }
  return sound
}

const nextOpen = (flow: Flow, answers: Answers) =>
  questionsFor(flow, answers).find(({ id }) => !answers[id])?.id ?? null

/** Starts a conversation, or continues it with earlier answers, possibly from another device. */
export function startFlow(flow: Flow, kept: Answers = {}, at?: string | null): FlowState {
  const answers = soundAnswers(flow, kept)
  const isThere = at === null || questionsFor(flow, answers).some(({ id }) => id === at)
  return { answers, at: at !== undefined && isThere ? at : nextOpen(flow, answers), refusal: null }
}

const nextAfter = (flow: Flow, answers: Answers, id: string) => {
  const asked = questionsFor(flow, answers)
  return asked[asked.findIndex((question) => question.id === id) + 1]?.id ?? null
}

/** The question that `back` leads to. */
export function questionBefore(flow: Flow, { answers, at }: FlowState) {
  const asked = questionsFor(flow, answers)
  const place = at === null ? asked.length : asked.findIndex(({ id }) => id === at)
  return asked[place - 1]?.id ?? null
}

const isAnswered = (flow: Flow, { answers }: FlowState, to: string | null) =>
  questionsFor(flow, answers).some(({ id }) => id === to && answers[id])

function isBefore(flow: Flow, { answers, at }: FlowState, to: string | null) {
  const asked = questionsFor(flow, answers).map(({ id }): string | null => id)
  const place = at === null ? asked.length : asked.indexOf(at)
  return asked.slice(0, place).includes(to)
}

/**
 * Returns the conversation after an event. An answer that the open question refuses changes nothing except the
 * reason.
 */
export function step(flow: Flow, state: FlowState, event: FlowEvent, onward: Onward = 'to_open'): FlowState {
  if (event.type === 'start_over') return startFlow(flow)
  if (event.type === 'back') {
    const to = event.to ?? questionBefore(flow, state)
    const canGo = onward === 'one_by_one' ? isBefore(flow, state, to) : isAnswered(flow, state, to)
    return canGo ? { ...state, at: to, refusal: null } : state
  }
  const question = state.at === null ? undefined : questionOf(flow, state.at)
  if (!question) return state
  const refusal = refusalOf(question, event.answer, state.answers)
  if (refusal) return { ...state, refusal }
  const answers = { ...state.answers, [question.id]: event.answer }
  // A new answer to an early question may remove a later question, or contradict its answer.
  return startFlow(flow, answers, onward === 'one_by_one' ? nextAfter(flow, answers, question.id) : undefined)
}
