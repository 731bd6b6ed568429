import { refreshAppState } from '#client/session/app-state.ts'
import { completeOnboarding } from '#client/session/complete-onboarding.ts'
import { shopperStore } from '#client/session/shopper-store.ts'
import { sendKept, styleAnswers } from '#client/features/stylist/kept-answers.ts'
import { t } from '#client/i18n/messages.ts'
import {
  soundAnswers,
  startFlow,
  step,
  type Answer,
  type Answers,
  type FlowState,
} from '#shared/stylist/flow.ts'
import {
  finerQuestions,
  isOnboardingStep,
  onboarding,
  profileQuestions,
  resumeAt,
} from '#shared/stylist/onboarding.ts'
import { onboardingSteps } from '#shared/stylist/profile.ts'
import { sendForgetProfile, sendProfileAnswer, type KeptProfile, type ProfileStep } from './profile-calls.ts'

type ProfileState = {
  userId: string
  name: string
  /** Her way through the steps, with what she said to them. */
  flow: FlowState
  /** What her profile holds besides. */
  finer: Answers
  /** She has been through once: what she changes now moves her nowhere. */
  isComplete: boolean
  screen: 'flow' | 'closing' | 'profile'
  /** The screen came by a press of hers: it begins at its top, and is read out. */
  hasMoved: boolean
  /** Some answers are on this device alone, until there is a network again. */
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

/** Goes on with what the server knows, and with what this device could not tell it. */
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

/** Answers the open step; nothing is what she would rather not say. */
export function giveAnswer(answer: Answer) {
  const { flow } = read()
  const after = step(onboarding, flow, { type: 'answer', answer }, 'one_by_one')
  set({ flow: after, hasMoved: true })
  if (after.refusal || flow.at === null) return
  note(flow.at, answer)
  if (after.at === null) set({ screen: 'closing' })
  void sendWaiting()
}

export const goBack = () =>
  set(({ flow }) => ({ flow: step(onboarding, flow, { type: 'back' }, 'one_by_one'), hasMoved: true }))

/** Keeps an answer here until the server has it. */
function note(id: string, answer: Answer) {
  const { userId, name } = read()
  styleAnswers.add(userId, id, answer)
  if (id === 'name-input') set({ name: answer[0] ?? name })
}

/** Changes one answer of a profile that is told. */
export function changeAnswer(id: ProfileStep, answer: Answer) {
  const { flow, finer } = read()
  if (isOnboardingStep(id)) set({ flow: { ...flow, answers: { ...flow.answers, [id]: answer } } })
  else set({ finer: { ...finer, [id]: answer } })
  note(id, answer)
  void sendWaiting().then(() => (id === 'name-input' ? refreshAppState() : undefined))
}

/** All the steps once more, with what she said to them. */
export const startAgain = () =>
  set(({ flow }) => ({
    flow: startFlow(onboarding, flow.answers, onboardingSteps[0]),
    screen: 'flow',
    hasMoved: true,
  }))

export const showProfile = () =>
  set(({ flow }) => ({ flow: { ...flow, at: null }, screen: 'profile', hasMoved: true }))

/** Throws when the server could not be told: nothing is forgotten then. */
export async function forgetAll() {
  await sendForgetProfile()
  const { userId, name } = read()
  styleAnswers.forget(userId)
  openProfile({ name, answers: {}, currentStep: onboardingSteps[0], completedAt: null })
  set({ hasMoved: true })
  await refreshAppState()
}

let sending = Promise.resolve()

/** One pass after the other: what is said while one ends has the next. */
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
  // The last answer has arrived: maybe long after she gave it, for want of a network.
  await completeOnboarding({
    title: t('style-profile.completeFailedTitle'),
    text: t('style-profile.completeFailed'),
  })
}
