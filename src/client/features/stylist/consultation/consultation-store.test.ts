import { beforeEach, expect, test, vi } from 'vitest'
import { setShopper } from '#client/session/shopper.ts'
import { forget } from '@cabine/sophia/answering/outfits/remembered-wishes.ts'
import { consultationAnswers } from '#client/features/style-profile/kept-answers.ts'
import { readMemory, writeMemory } from '../sophia-memory.ts'
import {
  beginWith,
  giveAnswer,
  goBack,
  leaveOut,
  openConsultation,
  readConsultation,
  requireSent,
  sayInConsultation,
  sendWaiting,
  startOver,
} from './consultation-store.ts'

type Heard = { method: string; body: unknown }

type Line = { heard: Heard[]; isDead: boolean; refuses: (sent: unknown) => boolean }

/** A server that records what is sent, or a network that is down. */
function createLine() {
  const heard: Heard[] = []
  const line: Line = { heard, isDead: false, refuses: () => false }
  vi.stubGlobal('fetch', async (_: string, { method = 'GET', body }: RequestInit = {}) => {
    if (line.isDead) throw new TypeError('fetch failed')
    const sent: unknown = typeof body === 'string' ? JSON.parse(body) : null
    if (line.refuses(sent)) return Response.json({ error: 'invalid_input' }, { status: 400 })
    heard.push({ method, body: sent })
    return new Response(null, { status: 204 })
  })
  return line
}

let line: Line
let user = 0

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  line = createLine()
  setShopper(`shopper-${++user}`)
  openConsultation({})
})

const saidOf = ({ heard }: typeof line) => heard.map(({ body }) => body)

test('every answer is sent as it is given', async () => {
  giveAnswer(['work'])
  giveAnswer(['cold'])
  expect(await requireSent()).toBe(true)
  expect(saidOf(line)).toEqual([
    { question: 'occasions', answer: ['work'] },
    { question: 'weather', answer: ['cold'] },
  ])
})

test('an answer that the question does not take is not sent', async () => {
  giveAnswer(['sleep'])
  expect(await requireSent()).toBe(true)
  expect(line.heard).toEqual([])
})

test('without a network answers wait on this device, also for another visit, and go when there is one', async () => {
  line.isDead = true
  giveAnswer(['work'])
  giveAnswer(['cold'])
  expect(await requireSent()).toBe(false)
  expect(consultationAnswers.read(`shopper-${user}`)).toEqual({ occasions: ['work'], weather: ['cold'] })
  line.isDead = false
  openConsultation({})
  expect(await requireSent()).toBe(true)
  expect(line.heard).toHaveLength(2)
  expect(consultationAnswers.read(`shopper-${user}`)).toEqual({})
})

test('of two answers to one question the last one stays', async () => {
  giveAnswer(['work'])
  goBack('occasions')
  giveAnswer(['dinner'])
  await sendWaiting()
  expect(await requireSent()).toBe(true)
  expect(saidOf(line).at(-1)).toEqual({ question: 'occasions', answer: ['dinner'] })
})

test('what the server will never take does not stand in the way of the rest', async () => {
  line.refuses = (sent) => JSON.stringify(sent).includes('occasions')
  giveAnswer(['work'])
  giveAnswer(['cold'])
  expect(await requireSent()).toBe(true)
  expect(saidOf(line)).toEqual([{ question: 'weather', answer: ['cold'] }])
})

test('starting over forgets also what waits; where the server cannot be told, nothing is forgotten', async () => {
  line.isDead = true
  giveAnswer(['work'])
  await expect(startOver()).rejects.toThrow()
  expect(consultationAnswers.read(`shopper-${user}`)).toEqual({ occasions: ['work'] })
  line.isDead = false
  await startOver()
  expect(consultationAnswers.read(`shopper-${user}`)).toEqual({})
  expect(line.heard.at(-1)?.method).toBe('DELETE')
})

test('it begins with what Sophia keeps in mind, of which she leaves out what she likes', async () => {
  writeMemory({ avoids: ['yellow'], shoes: 'flat', maxPerPieceCents: 200_00, currency: 'EUR' })
  openConsultation({})
  await sendWaiting()
  const { known } = readConsultation()
  expect(known).toMatchObject({ avoids: ['yellow'] })
  leaveOut(forget(known ?? {}, { what: 'avoids', which: 'yellow' }))
  beginWith(readConsultation().known)
  expect(await requireSent()).toBe(true)
  expect(readConsultation()).toMatchObject({
    known: null,
    flow: { at: 'occasions', answers: { shoes: ['flat'], budget: ['piece_of_20000_EUR'] } },
  })
  expect(saidOf(line)).toEqual([
    { question: 'shoes', answer: ['flat'] },
    { question: 'budget', answer: ['piece_of_20000_EUR'] },
  ])
  // What she left out here is kept in mind all the same.
  expect(readMemory()).toMatchObject({ avoids: ['yellow'], maxPerPieceCents: 200_00 })
})

test('a typed sentence answers, what it tells is kept in mind, and what was not understood has a name', async () => {
  await sayInConsultation('a holiday, 30 degrees, no wool, no zorbing')
  expect(readConsultation()).toMatchObject({
    flow: { at: 'trip_weather', answers: { occasions: ['travel'], weather: ['hot'], minded: ['wool'] } },
    heard: { unread: ['zorbing'] },
  })
  expect(readMemory()).toEqual({ without: ['wool'] })
  await sayInConsultation('blorp')
  expect(readConsultation().flow).toMatchObject({ at: 'trip_weather', refusal: 'unknown' })
})

test('her answers are kept in mind for the talk', () => {
  for (const answer of [['work'], ['mild'], ['chic'], ['blue'], ['red']]) giveAnswer(answer)
  expect(readMemory()).toEqual({ vibe: 'chic', loves: ['blue'], avoids: ['red'] })
})
