/** What she said to a question: one or more of its options, her own words, or nothing where that is allowed. */
export type Answer = readonly string[]
export type Answers = { readonly [question: string]: Answer | undefined }

type Asked = {
  id: string
  /** Asked only after certain answers to earlier questions. */
  isAsked?: (answers: Answers) => boolean
}

export type Choice = Asked & {
  kind: 'choice'
  options: readonly string[]
  least: number
  most: number
  /** What she chose there cannot be chosen here. */
  without?: string
}

/** Her own words: one text, or as many as `most` says. */
export type Words = Asked & { kind: 'words'; mostLength: number; most?: number }

export type Question = Choice | Words

/** Where an answer leads: to the first question that is open, or to the next, also where that was answered before. */
export type Onward = 'to_open' | 'one_by_one'

/** A conversation as data: its questions in their order. What is said in them stands in the language files. */
export type Flow = readonly Question[]

/** Why an answer is not taken: she is asked again. */
export type Refusal = 'unknown' | 'too_few' | 'too_many' | 'too_long' | 'contradiction'

export type FlowState = {
  answers: Answers
  /** The question that is open; null once all are answered. */
  at: string | null
  /** Why the last answer was not taken. */
  refusal: Refusal | null
}

export type FlowEvent =
  | { type: 'answer'; answer: Answer }
  /** To an earlier question, by default the one before; what she answered after it stands. */
  | { type: 'back'; to?: string }
  | { type: 'start_over' }

/** Asks nothing: she looks at something, and goes on. */
export const isPause = (question: Question) => question.kind === 'choice' && question.most === 0

const isAsked = ({ isAsked: when }: Question, answers: Answers) => when?.(answers) ?? true

export const questionOf = (flow: Flow, id: string) => flow.find((question) => question.id === id)

/** The questions that these answers lead to, in their order. */
export const questionsFor = (flow: Flow, answers: Answers) =>
  flow.filter((question) => isAsked(question, answers))

/** Why a question does not take an answer; null when it does. */
export function refusalOf(question: Question, answer: Answer, answers: Answers): Refusal | null {
  if (question.kind === 'words') {
    if (answer.length > (question.most ?? 1)) return 'too_many'
    return answer.some((text) => text.length > question.mostLength) ? 'too_long' : null
  }
  const { options, least, most, without } = question
  if (!answer.every((option) => options.includes(option))) return 'unknown'
  if (new Set(answer).size !== answer.length) return 'unknown'
  if (answer.length < least) return 'too_few'
  if (answer.length > most) return 'too_many'
  const taken = (without && answers[without]) || []
  return answer.some((option) => taken.includes(option)) ? 'contradiction' : null
}

/** Of answers that were kept somewhere those that this flow would take today. */
export function soundAnswers(flow: Flow, kept: Answers): Answers {
  const sound: Record<string, Answer> = {}
  for (const question of flow) {
    const answer = kept[question.id]
    if (answer && isAsked(question, sound) && !refusalOf(question, answer, sound)) sound[question.id] = answer
  }
  return sound
}

const nextOpen = (flow: Flow, answers: Answers) =>
  questionsFor(flow, answers).find(({ id }) => !answers[id])?.id ?? null

/** Where a conversation begins, or goes on with what was answered before, maybe on another device. */
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

/** What an event makes of a conversation. An answer that the open question does not take changes nothing but says why. */
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
  // Another answer to an early question may close a later one, or contradict what was said to it.
  return startFlow(flow, answers, onward === 'one_by_one' ? nextAfter(flow, answers, question.id) : undefined)
}
