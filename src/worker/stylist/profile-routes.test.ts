import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { onboardingSteps, type FinerPoint, type OnboardingStep } from '@cabine/sophia/questions/profile.ts'
import { users } from '../shoppers/schema.ts'
import { openDb } from '../lib/db.ts'
import { openTab } from '../testing/shopper.ts'
import { createSignedIn, type SignedIn } from '../testing/signed-in.ts'
import { tripsOf } from '../testing/trips.ts'
import { stylingProfiles } from './schema.ts'

const db = openDb(env.DB)

type Tab = Pick<SignedIn, 'api'>

const answer = (
  tab: Tab,
  step: OnboardingStep | FinerPoint,
  said: string[] | null,
  currentStep?: OnboardingStep | null,
) => tab.api['styling-profile'].$put({ json: { step, answer: said, currentStep } })

async function profileOf(tab: Tab) {
  const answered = await tab.api['styling-profile'].$get()
  expect(answered.status).toBe(200)
  return answered.json()
}

const stateOf = async (tab: Tab) => (await (await tab.api['app-state'].$get()).json()).styling_profile

const keptOf = async ({ id }: SignedIn) =>
  (await db.select().from(stylingProfiles).where(eq(stylingProfiles.userId, id)))[0]

describe('her styling profile', () => {
  test('begins empty, goes on where she left, and ends', async () => {
    const shopper = await createSignedIn()
    const beginning = { name: 'Ada', answers: {}, currentStep: 'stylist-selection', completedAt: null }
    expect(await profileOf(shopper)).toEqual(beginning)
    expect(await stateOf(shopper)).toBeNull()
    await answer(shopper, 'stylist-selection', ['sophia'], 'name-input')
    await answer(shopper, 'height-question', null, 'body-shape-question')
    expect(await profileOf(shopper)).toEqual({
      ...beginning,
      answers: { 'stylist-selection': ['sophia'], 'height-question': [] },
      currentStep: 'body-shape-question',
    })
    expect(await stateOf(shopper)).toBe('started')
    await answer(shopper, 'assistance-question', ['my_looks'], null)
    const ended = await profileOf(shopper)
    expect(ended).toMatchObject({ currentStep: null, completedAt: expect.any(String) })
    expect(await stateOf(shopper)).toBe('completed')
  })

  test('takes answers afterwards too, and stays complete, also when an old device goes on in the middle', async () => {
    const shopper = await createSignedIn()
    await answer(shopper, 'assistance-question', ['my_looks'], null)
    const { completedAt } = await profileOf(shopper)
    await answer(shopper, 'shopping-tier', ['careful'])
    await answer(shopper, 'height-question', ['tall'], 'body-shape-question')
    expect(await profileOf(shopper)).toEqual({
      name: 'Ada',
      answers: {
        'assistance-question': ['my_looks'],
        'shopping-tier': ['careful'],
        'height-question': ['tall'],
      },
      currentStep: null,
      completedAt,
    })
  })

  test('keeps where she is when a finer point is told in the middle', async () => {
    const shopper = await createSignedIn()
    await answer(shopper, 'shopping-tier', ['open'])
    expect(await profileOf(shopper)).toMatchObject({ currentStep: 'stylist-selection' })
    await answer(shopper, 'department-selection', ['women'], 'height-question')
    await answer(shopper, 'shopping-tier', ['middle'])
    expect(await profileOf(shopper)).toMatchObject({ currentStep: 'height-question' })
  })

  test('loses nothing when two devices answer at once', async () => {
    const shopper = await createSignedIn()
    await Promise.all([
      answer(shopper, 'height-question', ['tall'], 'body-shape-question'),
      answer(shopper, 'eye-color-question', ['green'], 'assistance-question'),
      answer(shopper, 'brand-preference', ['Anaïs', 'Brume']),
    ])
    expect((await profileOf(shopper)).answers).toEqual({
      'height-question': ['tall'],
      'eye-color-question': ['green'],
      'brand-preference': ['Anaïs', 'Brume'],
    })
  })

  test('writes her name into her account, and keeps no copy of it', async () => {
    const shopper = await createSignedIn()
    await answer(shopper, 'name-input', ['  Ada Lovelace '], 'department-selection')
    expect(await profileOf(shopper)).toMatchObject({ name: 'Ada Lovelace', answers: { 'name-input': [] } })
    expect(JSON.stringify(await keptOf(shopper))).not.toContain('Ada')
    await answer(shopper, 'name-input', null, 'department-selection')
    expect((await profileOf(shopper)).name).toBe('Ada Lovelace')
    expect(await (await shopper.api['app-state'].$get()).json()).toMatchObject({
      user: { name: 'Ada Lovelace' },
    })
  })

  test('is forgotten whole; her name stays', async () => {
    const shopper = await createSignedIn()
    await answer(shopper, 'name-input', ['Grace'], null)
    expect((await shopper.api['styling-profile'].$delete()).status).toBe(204)
    expect(await profileOf(shopper)).toMatchObject({
      name: 'Grace',
      answers: {},
      currentStep: 'stylist-selection',
    })
    expect(await stateOf(shopper)).toBeNull()
    expect((await shopper.api['styling-profile'].$delete()).status).toBe(204)
  })

  test('leaves out what the options of today do not know', async () => {
    const shopper = await createSignedIn()
    await answer(shopper, 'height-question', ['tall'], 'body-shape-question')
    const answers = { 'height-question': ['giant'], 'star-sign': ['leo'], 'eye-color-question': ['blue'] }
    await db.update(stylingProfiles).set({ answers }).where(eq(stylingProfiles.userId, shopper.id))
    expect((await profileOf(shopper)).answers).toEqual({ 'eye-color-question': ['blue'] })
  })
})

const manyBrands = Array.from({ length: 13 }, (_, i) => `Brand ${i}`)

test.each<[string, unknown]>([
  ['an unknown step', { step: 'star-sign', answer: ['leo'] }],
  ['an unknown option', { step: 'height-question', answer: ['giant'] }],
  ['an option of another step', { step: 'eye-color-question', answer: ['olive'] }],
  ['two of a kind', { step: 'height-question', answer: ['tall', 'petite'] }],
  ['four vibes', { step: 'style-inspiration', answer: ['chic', 'casual', 'bold', 'edgy'] }],
  ['an answer to what asks nothing', { step: 'wardrobe-preview', answer: ['yes'] }],
  ['a name of nothing', { step: 'name-input', answer: ['   '] }],
  ['a name of 61 letters', { step: 'name-input', answer: ['a'.repeat(61)] }],
  ['thirteen brands', { step: 'brand-preference', answer: manyBrands }],
  ['a brand twice', { step: 'brand-preference', answer: ['Brume', 'brume '] }],
  ['words that are no list', { step: 'height-question', answer: 'tall' }],
  ['no answer', { step: 'height-question' }],
  ['an unknown place to go on', { step: 'height-question', answer: ['tall'], currentStep: 'dashboard' }],
])('%s is refused, and nothing is written', async (_, body) => {
  const shopper = await createSignedIn()
  const answered = await shopper.fetch('/api/styling-profile', {
    method: 'PUT',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json' },
  })
  expect(answered.status).toBe(400)
  expect(await answered.json()).toMatchObject({ error: 'invalid_input' })
  expect(await keptOf(shopper)).toBeUndefined()
  expect(await db.select({ name: users.name }).from(users).where(eq(users.id, shopper.id))).toEqual([
    { name: 'Ada' },
  ])
})

test('a visitor writes nothing, and nobody writes for somebody else', async () => {
  const [shopper, other] = [await createSignedIn(), await createSignedIn()]
  await answer(shopper, 'height-question', ['tall'], 'body-shape-question')
  expect((await answer(openTab(), 'height-question', ['petite'])).status).toBe(401)
  await answer(other, 'height-question', ['petite'])
  await other.api['styling-profile'].$delete()
  expect((await profileOf(shopper)).answers).toEqual({ 'height-question': ['tall'] })
})

test('one trip each, whatever she says', async () => {
  const shopper = await createSignedIn()
  for (const step of onboardingSteps)
    expect(tripsOf(await answer(shopper, step, step === 'name-input' ? ['Grace'] : null))).toBe(1)
  expect(tripsOf(await shopper.api['styling-profile'].$get())).toBe(1)
  expect(tripsOf(await shopper.api['styling-profile'].$delete())).toBe(1)
})
