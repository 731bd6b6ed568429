import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { ConsultationQuestion } from '@cabine/sophia/questions/consultation.ts'
import { firstIn, firstOf } from '#shared/testing/first.ts'
import { sessions } from '../auth/schema.ts'
import { users } from '../shoppers/schema.ts'
import { products } from '../catalogue/schema.ts'
import { openCatalogue, openDb } from '../lib/db.ts'
import { createConsultation, someAnswers, someLetter } from '../testing/consultations.ts'
import { createProducts } from '../testing/products.ts'
import { createSignedIn, type SignedIn } from '../testing/signed-in.ts'
import { tripsOf } from '../testing/trips.ts'
import { smallWardrobe } from '../testing/wardrobe.ts'
import { saveLetter, saveAnswer } from './queries.ts'
import { consultations, stylingProfiles } from './schema.ts'

const db = openDb(env.DB)
const catalogue = openCatalogue(env.CATALOGUE_DB)
beforeAll(() => createProducts(smallWardrobe()))

const answer = (shopper: SignedIn, question: string, said: readonly string[]) =>
  shopper.api.consultation.$put({ json: { question: question as ConsultationQuestion, answer: [...said] } })

async function answerAll(shopper: SignedIn) {
  for (const [question, said] of Object.entries(someAnswers))
    expect((await answer(shopper, question, said ?? [])).status).toBe(204)
}

const stateOf = async (shopper: SignedIn) => (await shopper.api.consultation.$get()).json()
const write = (shopper: SignedIn) => shopper.api.consultation.letter.$post()
const readLetter = async (shopper: SignedIn, id: string) => {
  const answered = await shopper.api.consultation.letters[':id'].$get({ param: { id } })
  expect(answered.status).toBe(200)
  return answered.json()
}

describe('a consultation', () => {
  test('is answered, left and gone on with, and ends in a letter of five outfits', async () => {
    const shopper = await createSignedIn({ plan: 'premium' })
    expect(await stateOf(shopper)).toMatchObject({ state: 'open', answers: {}, letters: [] })
    await answer(shopper, 'occasions', ['work'])
    await answer(shopper, 'weather', ['cold'])
    expect(await stateOf(shopper)).toMatchObject({
      state: 'started',
      answers: { occasions: ['work'], weather: ['cold'] },
    })
    expect((await write(shopper)).status).toBe(409)
    await answerAll(shopper)
    const answered = await write(shopper)
    expect(answered.status).toBe(201)
    const letter = await answered.json()
    expect(letter.outfits).toHaveLength(5)
    expect(letter).toMatchObject({ weather: 'mild', vibe: 'chic', note: 'A new job begins on the 3rd.' })
    for (const { pieces } of letter.outfits) {
      expect(pieces.map(({ slot }) => slot)).toContain('shoes')
      expect(firstIn(pieces).product.product_url).toMatch(/^https:/)
    }
    const { state, letters } = await stateOf(shopper)
    expect([state, letters]).toMatchObject(['done', [{ id: letter.id, vibe: 'chic' }]])
    expect(await readLetter(shopper, letter.id)).toEqual(letter)
  })

  test.each([
    ['weather', ['sleet']],
    ['weather', []],
    ['occasions', ['work', 'dinner', 'weekend', 'travel']],
    ['note', ['x'.repeat(301)]],
    ['shoe_size', ['38']],
  ])('refuses to keep %s: %s', async (question, said) => {
    const shopper = await createSignedIn({ plan: 'premium' })
    expect(String((await answer(shopper, question, said)).status)).toBe('400')
    expect((await stateOf(shopper)).state).toBe('open')
  })

  test('a colour that she loves cannot be one that she avoids', async () => {
    const shopper = await createSignedIn({ plan: 'premium' })
    await answer(shopper, 'loves', ['blue'])
    expect(String((await answer(shopper, 'avoids', ['blue'])).status)).toBe('400')
  })

  test('two devices that answer at once both are heard', async () => {
    const shopper = await createSignedIn({ plan: 'premium' })
    await Promise.all(
      Object.entries(someAnswers).map(([question, said]) => answer(shopper, question, said ?? [])),
    )
    expect((await stateOf(shopper)).answers).toEqual(someAnswers)
  })

  test('starts over when she wants it to', async () => {
    const shopper = await createSignedIn({ plan: 'premium' })
    await answerAll(shopper)
    expect(String((await shopper.api.consultation.$delete()).status)).toBe('204')
    expect(await stateOf(shopper)).toMatchObject({ state: 'open', answers: {} })
  })

  test('ten letters asked for at once are one', async () => {
    const shopper = await createSignedIn({ plan: 'premium' })
    await answerAll(shopper)
    const statuses = await Promise.all(Array.from({ length: 10 }, async () => (await write(shopper)).status))
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, ...Array.from({ length: 9 }, () => 409)])
    expect((await stateOf(shopper)).letters).toHaveLength(1)
    const rows = await db.select().from(consultations).where(eq(consultations.userId, shopper.id))
    expect(rows).toHaveLength(1)
  })

  test('two letters that were composed at once are one: the first stays, and no answer comes after it', async () => {
    const { id: userId } = await createSignedIn({ plan: 'premium' })
    const { id, monthStart } = await createConsultation(userId, { letter: null, finishedAt: null })
    const keep = (note: string) => saveLetter(db, { id, userId, monthStart, letter: { ...someLetter, note } })
    expect([await keep('first'), await keep('second')]).toEqual([true, false])
    expect(await saveAnswer(db, { userId, monthStart, question: 'vibe', answer: ['bold'] })).toBe(false)
    const [row] = await db.select().from(consultations).where(eq(consultations.userId, userId))
    expect(row).toMatchObject({ letter: { note: 'first' }, answers: { vibe: ['chic'] } })
  })

  test('says which letter is there already', async () => {
    const shopper = await createSignedIn({ plan: 'premium' })
    await answerAll(shopper)
    const { id } = (await (await write(shopper)).json()) as { id: string }
    for (const again of [await write(shopper), await answer(shopper, 'vibe', ['bold'])])
      expect(await again.json()).toMatchObject({ error: 'consultation_used', letterId: id })
  })

  test('costs one trip to read, letter and all', async () => {
    const shopper = await createSignedIn({ plan: 'premium' })
    await answerAll(shopper)
    const { id } = (await (await write(shopper)).json()) as { id: string }
    expect(tripsOf(await shopper.api.consultation.$get())).toBe(1)
    expect(tripsOf(await shopper.api.consultation.letters[':id'].$get({ param: { id } }))).toBe(2)
  })
})

describe('her billing month', () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }))
  afterEach(() => vi.useRealTimers())

  async function luxeSince(anchor: string) {
    const shopper = await createSignedIn({ plan: 'premium' })
    await db
      .update(users)
      .set({ luxeAnchorAt: new Date(anchor) })
      .where(eq(users.id, shopper.id))
    return shopper
  }

  test('turns by her anchor, to the minute, and opens the next consultation', async () => {
    const now = Date.now()
    const inTenMinutes = new Date(now + 600_000)
    const anchor = new Date(inTenMinutes)
    anchor.setUTCFullYear(anchor.getUTCFullYear() - 1, anchor.getUTCMonth(), 1)
    anchor.setUTCDate(Math.min(28, inTenMinutes.getUTCDate()))
    const shopper = await luxeSince(anchor.toISOString())
    await answerAll(shopper)
    expect((await write(shopper)).status).toBe(201)
    const { state, monthEndsAt } = await stateOf(shopper)
    expect(state).toBe('done')
    expect((await write(shopper)).status).toBe(409)
    if (inTenMinutes.getUTCDate() <= 28) expect(monthEndsAt).toBe(inTenMinutes.toISOString())
    await db
      .update(sessions)
      .set({ expiresAt: new Date(now + 40 * 86_400_000) })
      .where(eq(sessions.userId, shopper.id))
    vi.setSystemTime(Date.parse(monthEndsAt ?? '') - 1)
    expect((await stateOf(shopper)).state).toBe('done')
    vi.setSystemTime(Date.parse(monthEndsAt ?? ''))
    expect((await stateOf(shopper)).state).toBe('open')
    await answerAll(shopper)
    expect((await write(shopper)).status).toBe(201)
  })

  test('a letter of the month before closes nothing', async () => {
    const shopper = await luxeSince(new Date(Date.now() - 86_400_000 * 3).toISOString())
    await createConsultation(shopper.id, { monthStart: new Date(Date.now() - 86_400_000 * 33) })
    expect(await stateOf(shopper)).toMatchObject({ state: 'open', letters: [{ vibe: 'chic' }] })
    await answerAll(shopper)
    expect((await write(shopper)).status).toBe(201)
    expect((await stateOf(shopper)).letters).toHaveLength(2)
  })

  test('what was left open goes on in the next one', async () => {
    const shopper = await luxeSince(new Date(Date.now() - 86_400_000 * 3).toISOString())
    await createConsultation(shopper.id, {
      monthStart: new Date(Date.now() - 86_400_000 * 33),
      answers: { occasions: ['work'], weather: ['cold'] },
      letter: null,
      finishedAt: null,
    })
    expect(await stateOf(shopper)).toMatchObject({ state: 'started', answers: { weather: ['cold'] } })
    await answer(shopper, 'vibe', ['bold'])
    expect((await stateOf(shopper)).answers).toEqual({
      occasions: ['work'],
      weather: ['cold'],
      vibe: ['bold'],
    })
    const rows = await db.select().from(consultations).where(eq(consultations.userId, shopper.id))
    expect(rows).toHaveLength(1)
    await answerAll(shopper)
    expect((await write(shopper)).status).toBe(201)
    expect((await stateOf(shopper)).state).toBe('done')
  })
})

describe('without Luxe', () => {
  test('there is none, but the letters that she has stay hers, without their links', async () => {
    const shopper = await createSignedIn({ plan: 'premium' })
    await answerAll(shopper)
    const { id } = (await (await write(shopper)).json()) as { id: string }
    await db.update(users).set({ plan: 'free' }).where(eq(users.id, shopper.id))
    expect(await stateOf(shopper)).toMatchObject({ state: 'locked', monthEndsAt: null, letters: [{ id }] })
    const { outfits } = await readLetter(shopper, id)
    expect(outfits).toHaveLength(5)
    for (const { product } of outfits.flatMap(({ pieces }) => pieces)) expect(product.product_url).toBe('')
    for (const refused of [await write(shopper), await answer(shopper, 'vibe', ['bold'])])
      expect(await refused.json()).toMatchObject({ error: 'premium_required' })
  })
})

describe('the shop moves on', () => {
  test('a piece that is gone is followed by what would take its place, at today’s price', async () => {
    const shopper = await createSignedIn({ plan: 'premium' })
    await answerAll(shopper)
    const { id } = (await (await write(shopper)).json()) as { id: string }
    const written = await readLetter(shopper, id)
    const [gone, dearer] = firstOf(
      2,
      firstIn(written.outfits).pieces.map(({ product }) => product.id),
    )
    await catalogue.update(products).set({ goneAt: new Date() }).where(eq(products.id, gone))
    await catalogue.update(products).set({ priceCents: 12_300 }).where(eq(products.id, dearer))
    const [replaced, second] = firstOf(2, firstIn((await readLetter(shopper, written.id)).outfits).pieces)
    expect(replaced.product.id).not.toBe(gone)
    expect(replaced.insteadOf).toMatchObject({ id: gone, availability: 'gone' })
    expect(second.product.price_cents).toBe(12_300)
    await catalogue.update(products).set({ goneAt: null }).where(eq(products.id, gone))
  })

  test('nothing for her department is too little', async () => {
    const shopper = await createSignedIn({ plan: 'premium' })
    await answerAll(shopper)
    const answers = { 'department-selection': ['men'] }
    await db.insert(stylingProfiles).values({ userId: shopper.id, answers, updatedAt: new Date() })
    expect(await (await write(shopper)).json()).toMatchObject({ error: 'wardrobe_too_small' })
  })

  test('a shop with too little keeps her answers', async () => {
    const shopper = await createSignedIn({ plan: 'premium' })
    await answerAll(shopper)
    await catalogue.update(products).set({ goneAt: new Date() }).where(eq(products.category, 'shoes'))
    const answered = await write(shopper)
    expect([answered.status, await answered.json()]).toMatchObject([503, { error: 'wardrobe_too_small' }])
    expect(await stateOf(shopper)).toMatchObject({ state: 'started', answers: someAnswers })
    await catalogue.update(products).set({ goneAt: null }).where(eq(products.category, 'shoes'))
    expect((await write(shopper)).status).toBe(201)
  })
})
