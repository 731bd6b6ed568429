import { shopperStore } from '#client/session/shopper-store.ts'
import { consultation, type ConsultationQuestion } from '@cabine/sophia/questions/consultation.ts'
import {
  answersOfReading,
  answersOfWishes,
  relearned,
  withTold,
} from '@cabine/sophia/answering/talk/consultation-memory.ts'
import {
  questionBefore,
  refusalOf,
  questionOf,
  startFlow,
  step,
  type Answer,
  type Answers,
  type FlowEvent,
  type FlowState,
} from '@cabine/sophia/questions/question-flow.ts'
import { sendAnswer, sendStartOver } from '../consultation-calls.ts'
import { remember, wishesOf, type Wishes } from '@cabine/sophia/answering/outfits/remembered-wishes.ts'
import { readMemory, writeMemory } from '../sophia-memory.ts'
import { hearSentence } from '../talk/hear-sentence.ts'
import { consultationAnswers, sendKept } from '#client/features/style-profile/kept-answers.ts'

type Consultation = {
  userId: string
  flow: FlowState
  /** Some answers are only on this device, until there is a network again. */
  isUnsaved: boolean
  /** What she told before, of which she may take what she likes; null once she has chosen. */
  known: Wishes | null
  /** What the last typed sentence told, and its words that were not understood. */
  heard: { told: Wishes; unread: readonly string[] } | null
  /** Her sentence is being read. */
  isHearing: boolean
}

const useConsultationStore = shopperStore<Consultation>((shopper) => ({
  userId: shopper ?? '',
  flow: startFlow(consultation),
  isUnsaved: false,
  known: null,
  heard: null,
  isHearing: false,
}))

export const useConsultation = () => useConsultationStore()
export const readConsultation = () => useConsultationStore.getState()

/** Opens the consultation with the server's answers, and with those on this device that the server does not have yet. */
export function openConsultation(known: Answers) {
  const { userId } = useConsultationStore.getState()
  const waiting = consultationAnswers.read(userId)
  const answers = { ...known, ...waiting }
  const memory = readMemory()
  const isNew = Object.keys(answers).length === 0
  useConsultationStore.setState({
    flow: startFlow(consultation, answers),
    isUnsaved: Object.keys(waiting).length > 0,
    known: isNew && Object.keys(answersOfWishes(memory)).length > 0 ? memory : null,
    heard: null,
  })
  void sendWaiting()
}

const dispatch = (event: FlowEvent) =>
  useConsultationStore.setState(({ flow }) => ({ flow: step(consultation, flow, event) }))

/** Takes an answer; what it says is kept in mind for the talk, too. */
export function giveAnswer(answer: Answer) {
  const { flow, userId } = useConsultationStore.getState()
  dispatch({ type: 'answer', answer })
  const { refusal } = useConsultationStore.getState().flow
  if (refusal || flow.at === null) return
  consultationAnswers.add(userId, flow.at, answer)
  writeMemory(relearned(readMemory(), flow.at, flow.answers[flow.at], answer))
  useConsultationStore.setState({ heard: null })
  const isNote = flow.at === 'note' && answer[0]
  if (isNote) void learnFrom(answer[0] ?? '')
  void sendWaiting()
}

/** Takes several answers at once, of which the memory knows already, and more exactly; of those that a question refuses nothing is taken. True if one was for the open question. */
function takeAnswers(told: Answers): boolean {
  const { flow, userId } = useConsultationStore.getState()
  const all = withTold(flow.answers, told)
  const taken = Object.keys(told).filter((id) => {
    const question = questionOf(consultation, id)
    const answer = all[id]
    return question && answer && !refusalOf(question, answer, all)
  })
  for (const id of taken) consultationAnswers.add(userId, id, all[id] ?? [])
  const answers = { ...flow.answers, ...Object.fromEntries(taken.map((id) => [id, all[id]])) }
  useConsultationStore.setState({ flow: startFlow(consultation, answers) })
  void sendWaiting()
  return flow.at !== null && taken.includes(flow.at)
}

/** Begins with what she told before, without what she leaves out; with null she is asked everything. */
export function beginWith(wishes: Wishes | null) {
  useConsultationStore.setState({ known: null })
  if (wishes) takeAnswers(answersOfWishes(wishes))
}

/** Leaves something out of what the consultation begins with; Sophia still keeps it in mind. */
export const leaveOut = (known: Wishes) => useConsultationStore.setState({ known })

/** Takes a sentence in her own words: answers to whatever question, and what was not understood by name. */
export async function sayInConsultation(typed: string) {
  const { userId, flow } = useConsultationStore.getState()
  useConsultationStore.setState({ isHearing: true })
  const { reading, heard } = await hearSentence(typed)
  if (useConsultationStore.getState().userId !== userId) return
  useConsultationStore.setState({ isHearing: false })
  const told = wishesOf(reading)
  writeMemory(remember(readMemory(), told))
  const isAnswer = takeAnswers(answersOfReading(reading, flow.at))
  const isSomething = isAnswer || Object.keys(told).length > 0
  useConsultationStore.setState(({ flow: now }) => ({
    flow: isSomething ? now : { ...now, refusal: 'unknown' },
    heard: { told, unread: heard?.unread ?? [] },
  }))
}

/** Her note is quoted in the letter; what it tells is minded in it, too. */
async function learnFrom(note: string) {
  const { userId } = useConsultationStore.getState()
  const { reading } = await hearSentence(note)
  if (useConsultationStore.getState().userId !== userId) return
  const told = wishesOf(reading)
  if (Object.keys(told).length === 0) return
  writeMemory(remember(readMemory(), told))
  const { minded } = answersOfWishes(told)
  if (minded) takeAnswers({ minded })
  useConsultationStore.setState({ heard: { told, unread: [] } })
}

export const goBack = (to?: string) => dispatch({ type: 'back', to })
export const canGoBack = (flow: FlowState) => questionBefore(consultation, flow) !== null

/** Deletes the answers. Throws if the server cannot be reached; then nothing is deleted. */
export async function startOver() {
  await sendStartOver()
  consultationAnswers.forget(useConsultationStore.getState().userId)
  dispatch({ type: 'start_over' })
}

let sending: Promise<void> | undefined

export function sendWaiting() {
  sending ??= sendAll().finally(() => (sending = undefined))
  return sending
}

const isQuestion = (id: string): id is ConsultationQuestion =>
  consultation.some((question) => question.id === id)

async function sendAll() {
  const { userId } = useConsultationStore.getState()
  const isSent = await sendKept(consultationAnswers, userId, async (question, answer) => {
    if (isQuestion(question)) await sendAnswer(question, answer)
  })
  useConsultationStore.setState({ isUnsaved: !isSent })
}

/** Sends what waits; true if the server has all answers then. */
export async function requireSent() {
  await sendWaiting()
  const { isUnsaved, userId } = useConsultationStore.getState()
  return !isUnsaved && Object.keys(consultationAnswers.read(userId)).length === 0
}
