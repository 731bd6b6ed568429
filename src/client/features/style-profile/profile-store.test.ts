import { beforeEach, expect, test, vi } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { refreshAppState } from '#client/session/app-state.ts'
import { styleAnswers } from './kept-answers.ts'
import type { KeptProfile } from './profile-calls.ts'
import {
  changeAnswer,
  forgetAll,
  giveAnswer,
  goBack,
  openProfile,
  sendWaiting,
  startAgain,
  useProfileStore,
} from './profile-store.ts'

type Sent = { method: string; path: string; body: unknown }

/** A server that records what is sent, or a network that is down. */
const line = { heard: [] as Sent[], isDead: false }

const fresh: KeptProfile = { name: 'Ada', answers: {}, currentStep: 'stylist-selection', completedAt: null }
const told: KeptProfile = {
  ...fresh,
  answers: { 'height-question': ['tall'], 'shopping-tier': ['open'] },
  currentStep: null,
  completedAt: '2026-11-22T08:00:00.000Z',
}

beforeEach(async () => {
  await loadMessages('style-profile')
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  line.heard = []
  line.isDead = false
  vi.stubGlobal('fetch', async (path: string, { method = 'GET', body }: RequestInit = {}) => {
    if (line.isDead) throw new TypeError('fetch failed')
    if (path.endsWith('/app-state')) return Response.json({ user: { id: 'ada' }, credits_remaining: 5 })
    line.heard.push({ method, path, body: typeof body === 'string' ? JSON.parse(body) : null })
    return new Response(null, { status: 204 })
  })
  await refreshAppState()
})

const read = useProfileStore.getState
const bodies = () => line.heard.filter(({ method }) => method === 'PUT').map(({ body }) => body)

test('each answer is sent as it is given, with the step that it leads to; what is skipped is sent as nothing', async () => {
  openProfile(fresh)
  giveAnswer(['sophia'])
  await sendWaiting()
  giveAnswer([])
  await sendWaiting()
  expect(bodies()).toEqual([
    { step: 'stylist-selection', answer: ['sophia'], currentStep: 'name-input' },
    { step: 'name-input', answer: null, currentStep: 'department-selection' },
  ])
})

test('what a step does not take is not sent', async () => {
  openProfile({ ...fresh, currentStep: 'height-question' })
  giveAnswer(['giant'])
  await sendWaiting()
  expect(read().flow).toMatchObject({ at: 'height-question', refusal: 'unknown' })
  expect(line.heard).toEqual([])
})

test('without a network she goes on, also after another visit, and all is sent when there is one', async () => {
  openProfile({ ...fresh, currentStep: 'eye-color-question' })
  line.isDead = true
  giveAnswer(['green'])
  await sendWaiting()
  expect(read().isUnsaved).toBe(true)
  openProfile({ ...fresh, currentStep: 'eye-color-question' })
  expect(read().flow).toMatchObject({
    at: 'assistance-question',
    answers: { 'eye-color-question': ['green'] },
  })
  giveAnswer(['my_looks'])
  await sendWaiting()
  expect(read()).toMatchObject({ screen: 'closing', isComplete: false })
  line.isDead = false
  await sendWaiting()
  expect(bodies()).toEqual([
    { step: 'eye-color-question', answer: ['green'], currentStep: null },
    { step: 'assistance-question', answer: ['my_looks'] },
  ])
  expect(line.heard.filter(({ path }) => path.endsWith('/onboarding/complete'))).toHaveLength(1)
  expect(read()).toMatchObject({ isUnsaved: false, isComplete: true })
  expect(styleAnswers.read(read().userId)).toEqual({})
})

test('what she changes afterwards moves her nowhere, and starting again keeps what she said', async () => {
  openProfile(told)
  expect(read().screen).toBe('profile')
  changeAnswer('height-question', ['petite'])
  changeAnswer('shopping-tier', [])
  await sendWaiting()
  startAgain()
  expect(read()).toMatchObject({
    screen: 'flow',
    finer: { 'shopping-tier': [] },
    flow: { at: 'stylist-selection', answers: { 'height-question': ['petite'] } },
  })
  giveAnswer(['sophia'])
  goBack()
  expect(read().flow.at).toBe('stylist-selection')
  await sendWaiting()
  expect(bodies()).toEqual([
    { step: 'height-question', answer: ['petite'] },
    { step: 'shopping-tier', answer: null },
    { step: 'stylist-selection', answer: ['sophia'] },
  ])
})

test('forgetting forgets also what waits; where the server cannot be told, nothing is forgotten', async () => {
  openProfile(told)
  line.isDead = true
  changeAnswer('height-question', ['petite'])
  await sendWaiting()
  await expect(forgetAll()).rejects.toThrow('fetch failed')
  expect(read().flow.answers).toEqual({ 'height-question': ['petite'] })
  line.isDead = false
  await forgetAll()
  expect(read()).toMatchObject({ screen: 'flow', finer: {}, flow: { answers: {}, at: 'stylist-selection' } })
  expect(styleAnswers.read(read().userId)).toEqual({})
})
