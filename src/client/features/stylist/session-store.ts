import { create } from 'zustand'
import { isFailure } from '#client/lib/api-failure.ts'
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
import { sendAnswer, sendStartOver } from './consultation-calls.ts'
import { addWaiting, dropWaiting, forgetWaiting, readWaiting } from './kept-answers.ts'

type Session = {
  userId: string
  flow: FlowState
  /** Some answers are on this device alone, until there is a network again. */
  isUnsaved: boolean
}

const useSessionStore = create<Session>(() => ({
  userId: '',
  flow: startFlow(consultation),
  isUnsaved: false,
}))

export const useSession = () => useSessionStore()

/** Goes on with what the server knows, and with what this device could not tell it. */
export function openSession(userId: string, known: Answers) {
  const waiting = readWaiting(userId)
  useSessionStore.setState({
    userId,
    flow: startFlow(consultation, { ...known, ...waiting }),
    isUnsaved: Object.keys(waiting).length > 0,
  })
  void sendWaiting()
}

const dispatch = (event: FlowEvent) =>
  useSessionStore.setState(({ flow }) => ({ flow: step(consultation, flow, event) }))

export function giveAnswer(answer: Answer) {
  const { flow, userId } = useSessionStore.getState()
  dispatch({ type: 'answer', answer })
  const { refusal } = useSessionStore.getState().flow
  if (refusal || flow.at === null) return
  addWaiting(userId, flow.at, answer)
  void sendWaiting()
}

export const goBack = (to?: string) => dispatch({ type: 'back', to })
export const canGoBack = (flow: FlowState) => questionBefore(consultation, flow) !== null

/** Throws when the server could not be told: nothing is forgotten then. */
export async function startOver() {
  await sendStartOver()
  forgetWaiting(useSessionStore.getState().userId)
  dispatch({ type: 'start_over' })
}

let sending: Promise<void> | undefined

/** One after the other, so that the last word on a question is the one that stays. */
export function sendWaiting() {
  sending ??= sendAll().finally(() => (sending = undefined))
  return sending
}

const isQuestion = (id: string): id is ConsultationQuestion =>
  consultation.some((question) => question.id === id)

async function sendAll() {
  const { userId } = useSessionStore.getState()
  for (;;) {
    const [next] = Object.entries(readWaiting(userId))
    if (!next) break
    const [question, answer = []] = next
    try {
      if (isQuestion(question)) await sendAnswer(question, answer)
      dropWaiting(userId, question, answer)
    } catch (error) {
      // What the server will never take must not stand in the way of the rest.
      if (isFailure(error, 'invalid_input')) dropWaiting(userId, question, answer)
      else return useSessionStore.setState({ isUnsaved: true })
    }
  }
  useSessionStore.setState({ isUnsaved: false })
}

/** Has the server all that she said? */
export async function requireSent() {
  await sendWaiting()
  const { isUnsaved, userId } = useSessionStore.getState()
  return !isUnsaved && Object.keys(readWaiting(userId)).length === 0
}
