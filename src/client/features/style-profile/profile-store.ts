import { refreshAppState } from '#client/session/app-state.ts'
import { completeOnboarding } from '#client/session/complete-onboarding.ts'
import { shopperStore } from '#client/session/shopper-store.ts'
import { sendKept, styleAnswers } from './kept-answers.ts'
import { t } from '#client/i18n/messages.ts'
import {
  soundAnswers,
  startFlow,
  step,
  type Answer,
  type Answers,
  type FlowState,
} from '@cabine/sophia/questions/question-flow.ts'
import {
  finerQuestions,
  isOnboardingStep,
  onboarding,
  profileQuestions,
  resumeAt,
} from '@cabine/sophia/questions/onboarding.ts'
import { onboardingSteps } from '@cabine/sophia/questions/profile.ts'
import { sendForgetProfile, sendProfileAnswer, type KeptProfile, type ProfileStep } from './profile-calls.ts'

type ProfileState = {
  userId: string
  name: string
  /** The place in the onboarding, and its answers. */
  flow: FlowState
  /** The answers that are not part of the onboarding. */
  finer: Answers
  /** The onboarding was completed once, so changed answers no longer move the current step. */
  isComplete: boolean
  screen: 'flow' | 'closing' | 'profile'
  /** The screen was opened by a press, so it scrolls to its top and its heading takes the focus. */
  hasMoved: boolean
  /** Some answers are only on this device, until there is a network again. */
  isUnsaved: boolean
}

export const useProfileStore = shopperStore<ProfileState>((shopper) => ({
  userId: shopper ?? '',
  name: '',
  flow: startFlow(onboarding),
  finer: {},
  isComplete: false,
  screen: 'flow',
  hasMoved: false,
  isUnsaved: false,
}))

export const useProfile = () => useProfileStore()
const read = useProfileStore.getState
const set = useProfileStore.setState

/** Opens the profile with the server's answers, and with those on this device that the server does not have yet. */
export function openProfile(kept: KeptProfile) {
  const { userId } = read()
  const waiting = styleAnswers.read(userId)
  const name = waiting['name-input']?.[0] ?? kept.name
  const answers = { ...kept.answers, ...waiting }
  const isComplete = kept.completedAt !== null
  const at = isComplete ? null : resumeAt(kept.currentStep, waiting)
  set({
    name,
    flow: startFlow(onboarding, answers, at),
    finer: soundAnswers(finerQuestions, answers),
    isComplete,
    screen: at === null ? 'profile' : 'flow',
    hasMoved: false,
    isUnsaved: Object.keys(waiting).length > 0,
  })
  void sendWaiting()
}

/** Answers the current step. An empty answer means that she would rather not say. */
export function giveAnswer(answer: Answer) {
  const { flow } = read()
  const after = step(onboarding, flow, { type: 'answer', answer }, 'one_by_one')
  set({ flow: after, hasMoved: true })
  if (after.refusal || flow.at === null) return
  keepAnswer(flow.at, answer)
  if (after.at === null) set({ screen: 'closing' })
  void sendWaiting()
}

export const goBack = () =>
  set(({ flow }) => ({ flow: step(onboarding, flow, { type: 'back' }, 'one_by_one'), hasMoved: true }))

/** Keeps an answer on this device until the server has it. */
function keepAnswer(id: string, answer: Answer) {
  const { userId, name } = read()
  styleAnswers.add(userId, id, answer)
  if (id === 'name-input') set({ name: answer[0] ?? name })
}

/** Changes one answer of a completed profile. */
export function changeAnswer(id: ProfileStep, answer: Answer) {
  const { flow, finer } = read()
  if (isOnboardingStep(id)) set({ flow: { ...flow, answers: { ...flow.answers, [id]: answer } } })
  else set({ finer: { ...finer, [id]: answer } })
  keepAnswer(id, answer)
  void sendWaiting().then(() => (id === 'name-input' ? refreshAppState() : undefined))
}

/** Begins the onboarding again, with the answers that were given. */
export const startAgain = () =>
  set(({ flow }) => ({
    flow: startFlow(onboarding, flow.answers, onboardingSteps[0]),
    screen: 'flow',
    hasMoved: true,
  }))

export const showProfile = () =>
  set(({ flow }) => ({ flow: { ...flow, at: null }, screen: 'profile', hasMoved: true }))

/** Deletes the profile. Throws if the server cannot be reached; then nothing is deleted. */
export async function forgetAll() {
  await sendForgetProfile()
  const { userId, name } = read()
  styleAnswers.forget(userId)
  openProfile({ name, answers: {}, currentStep: onboardingSteps[0], completedAt: null })
  set({ hasMoved: true })
  await refreshAppState()
}

let sending = Promise.resolve()

/** Sends waiting answers, one pass after the other: an answer given during a pass is sent by the next. */
export const sendWaiting = () => (sending = sending.then(sendAll, sendAll))

const isProfileStep = (id: string): id is ProfileStep => profileQuestions.some((one) => one.id === id)

async function sendAll() {
  const wasComplete = read().isComplete
  const isSent = await sendKept(styleAnswers, read().userId, async (id, answer) => {
    const { flow, isComplete } = read()
    const at = isOnboardingStep(flow.at) ? flow.at : null
    const said = answer.length > 0 ? answer : null
    if (isProfileStep(id)) await sendProfileAnswer(id, said, isComplete ? undefined : at)
    if (at === null) set({ isComplete: true })
  })
  set({ isUnsaved: !isSent })
  if (wasComplete || !read().isComplete) return
  // The last answer has arrived, maybe long after it was given, if there was no network.
  await completeOnboarding({
    title: t('style-profile.completeFailedTitle'),
    text: t('style-profile.completeFailed'),
  })
}
