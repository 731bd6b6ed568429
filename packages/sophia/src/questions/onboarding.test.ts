import { describe, expect, test } from 'vitest'
import { nth } from '../testing/first.ts'
import { isPause, startFlow, step, type FlowState, type Question } from './question-flow.ts'
import {
  finerQuestions,
  isRefused,
  onboarding,
  onboardingTotal,
  profileQuestions,
  resumeAt,
  stepAfter,
  stepNumber,
} from './onboarding.ts'
import { finerPoints, onboardingSteps, readProfile } from './profile.ts'

const flow: readonly Question[] = onboarding
const begin = () => startFlow(flow, {}, onboardingSteps[0])
const say = (state: FlowState, answer: readonly string[]) =>
  step(flow, state, { type: 'answer', answer }, 'one_by_one')
const back = (state: FlowState, to?: string) => step(flow, state, { type: 'back', to }, 'one_by_one')
/** Her state when a step is asked, with everything before it skipped. */
const arriveAt = (id: string) => {
  let state = begin()
  while (state.at !== id) state = say(state, [])
  return state
}

test('the steps are those of the specification, in its order', () => {
  expect(onboarding.map(({ id }) => id)).toEqual(onboardingSteps)
  expect(finerQuestions.map(({ id }) => id)).toEqual(finerPoints)
})

test('twelve of the thirteen ask, and are numbered from 1 to 12; the wardrobe has no number', () => {
  expect(onboardingTotal).toBe(12)
  expect(onboardingSteps.map(stepNumber)).toEqual([1, 2, 3, 4, 5, null, 6, 7, 8, 9, 10, 11, 12])
  expect(flow.filter(isPause).map(({ id }) => id)).toEqual(['wardrobe-preview'])
})

describe.each(flow.map((question, place) => [question.id, question, place] as const))(
  '%s',
  (id, question, place) => {
    const next = onboardingSteps[place + 1] ?? null

    test('takes each of its options, and leads on', () => {
      for (const option of question.kind === 'choice' ? question.options : ['Ada'])
        expect(say(arriveAt(id), [option])).toMatchObject({
          at: next,
          refusal: null,
          answers: { [id]: [option] },
        })
    })

    test('can be left out', () => {
      expect(say(arriveAt(id), [])).toMatchObject({ at: next, refusal: null, answers: { [id]: [] } })
      expect(stepAfter(nth(onboardingSteps, place))).toBe(next)
    })

    test('asks again when it is told what it does not know, or too much', () => {
      const state = arriveAt(id)
      const all = question.kind === 'choice' ? question.options : ['Ada', 'Grace']
      const wrong = [
        ['a'.repeat(61)],
        ...(question.kind === 'choice' ? [['no such option']] : []),
        ...(all.length > question.most! || question.kind === 'words' ? [all] : []),
        ...all.slice(0, 1).map((one) => [one, one]),
      ]
      for (const answer of wrong) {
        const after = say(state, answer)
        expect(after).toMatchObject({ at: id, answers: state.answers })
        expect(after.refusal).not.toBeNull()
      }
    })

    test('leads back to the one before, which keeps its answer, and forward again one by one', () => {
      const state = arriveAt(id)
      const before = back(state)
      expect(before.at).toBe(onboardingSteps[Math.max(place - 1, 0)])
      expect(before.answers).toEqual(state.answers)
      if (place > 0) expect(say(before, [])).toMatchObject({ at: id })
    })

    test('is where she goes on when she left there, with what she said', () => {
      const { answers } = arriveAt(id)
      expect(startFlow(flow, answers, id)).toEqual({ answers, at: id, refusal: null })
      expect(resumeAt(nth(onboardingSteps, place), {})).toBe(id)
    })
  },
)

test('everything left out is an ending too, and a profile that says nothing', () => {
  let state = begin()
  for (const _ of onboardingSteps) state = say(state, [])
  expect(state.at).toBeNull()
  expect(say(state, ['tall'])).toBe(state)
  expect(
    Object.values(readProfile(state.answers))
      .flat()
      .filter((value) => typeof value === 'string'),
  ).toEqual([])
})

test('back goes to any step before, and to none behind', () => {
  const state = arriveAt('age-question')
  expect(back(state, 'height-question').at).toBe('height-question')
  expect(back(state, 'eye-color-question')).toBe(state)
  expect(back(begin())).toMatchObject({ at: 'stylist-selection' })
  // Answers from another device count as well.
  const resumed = startFlow(flow, {}, 'age-question')
  expect(back(resumed, 'name-input').at).toBe('name-input')
})

test('what waits on this device leads on from where the server knows her to be, never back', () => {
  expect(resumeAt('height-question', { 'height-question': ['tall'], 'body-shape-question': [] })).toBe(
    'wardrobe-preview',
  )
  expect(resumeAt('eye-color-question', { 'height-question': ['tall'] })).toBe('eye-color-question')
  expect(resumeAt('assistance-question', { 'assistance-question': ['my_looks'] })).toBeNull()
  expect(resumeAt(null, { 'height-question': ['tall'] })).toBeNull()
  expect(resumeAt('height-question', { 'shopping-tier': ['open'] })).toBe('height-question')
})

test.each([
  ['star-sign', ['leo']],
  ['name-input', ['']],
  ['brand-preference', ['Brume', 'BRUME']],
  ['brand-preference', ['Brume', '']],
  ['brand-preference', Array.from({ length: 13 }, (_, i) => `Brand ${i}`)],
  ['color-palette', ['gold']],
  ['shopping-tier', ['careful', 'open']],
  ['shape-wishes', ['sleeves', 'long_hems', 'room', 'waist']],
])('%s does not take %j', (id, answer) => {
  expect(isRefused(id, answer)).toBe(true)
})

test('every option of every question is read into the profile', () => {
  const answers = Object.fromEntries(
    profileQuestions.map((question) => [
      question.id,
      question.kind === 'choice' ? question.options.slice(0, question.most) : ['Brume'],
    ]),
  )
  expect(profileQuestions.filter(({ id }) => isRefused(id, answers[id] ?? []))).toEqual([])
  const { appearance, ...profile } = readProfile(answers)
  expect(Object.values({ ...profile, ...appearance }).map(String)).not.toContain('null')
})
