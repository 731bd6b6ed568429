import { shopperStore } from '#client/session/shopper-store.ts'
import { consultation, type ConsultationQuestion } from '#shared/stylist/consultation.ts'
import {
  questionBefore,
  startFlow,
  step,
  type Answer,
  type Answers,
  type FlowEvent,
  type FlowState,
} from '#shared/stylist/flow.ts'
import { sendAnswer, sendStartOver } from '../consultation-calls.ts'
import { consultationAnswers, sendKept } from '../kept-answers.ts'

type Consultation = {
  userId: string
  flow: FlowState
  /** Some answers are only on this device, until there is a network again. */
  isUnsaved: boolean
}

const useConsultationStore = shopperStore<Consultation>((shopper) => ({
  userId: shopper ?? '',
  flow: startFlow(consultation),
  isUnsaved: false,
}))

export const useConsultation = () => useConsultationStore()

/** Opens the consultation with the server's answers, and with those on this device that the server does not have yet. */
export function openConsultation(known: Answers) {
  const { userId } = useConsultationStore.getState()
  const waiting = consultationAnswers.read(userId)
  useConsultationStore.setState({
    flow: startFlow(consultation, { ...known, ...waiting }),
    isUnsaved: Object.keys(waiting).length > 0,
  })
  void sendWaiting()
}

const dispatch = (event: FlowEvent) =>
  useConsultationStore.setState(({ flow }) => ({ flow: step(consultation, flow, event) }))

export function giveAnswer(answer: Answer) {
  const { flow, userId } = useConsultationStore.getState()
  dispatch({ type: 'answer', answer })
  const { refusal } = useConsultationStore.getState().flow
  if (refusal || flow.at === null) return
  consultationAnswers.add(userId, flow.at, answer)
  void sendWaiting()
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
