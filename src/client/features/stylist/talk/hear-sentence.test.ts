// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'

let asked: unknown[]
let answer: { isOn: boolean; reading: unknown }

beforeEach(() => {
  vi.resetModules()
  asked = []
  answer = { isOn: true, reading: { occasions: ['sport'], colours: { wanted: ['red'] } } }
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    asked.push([new URL(path, 'http://localhost').pathname, await new Response(init?.body).json()])
    return await Promise.resolve(Response.json(answer))
  })
})

const hearIt = async (typed: string) => (await import('./hear-sentence.ts')).hearSentence(typed)

test('what a model reads comes first, and the rules know what it does not say', async () => {
  const { reading, heard } = await hearIt('blue for zorbing under 80 euros')
  expect(asked).toEqual([
    ['/api/stylist/sentences', { text: 'blue for zorbing under 80 euros', language: 'en' }],
  ])
  expect(reading).toEqual({
    occasions: ['sport'],
    colours: { wanted: ['red', 'blue'] },
    budget: { most: 80, currency: 'EUR' },
  })
  expect(heard?.unread).toEqual([])
})

test('what a sentence does is sent nowhere, as the rules alone say it', async () => {
  for (const typed of ['cheaper', 'undo', 'who are you?', 'thanks', 'no']) await hearIt(typed)
  expect(asked).toEqual([])
})

test('a site without a model is asked once, and the rules read', async () => {
  answer = { isOn: false, reading: null }
  expect((await hearIt('zorbing')).heard?.unread).toEqual(['zorbing'])
  expect((await hearIt('a dress')).reading).toEqual({ pieces: [{ kind: 'dress' }] })
  expect(asked).toHaveLength(1)
})

test.for([
  [
    'is late',
    async (init?: RequestInit) =>
      await new Promise<never>((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
      }),
  ],
  ['fails', async () => await Promise.resolve(Response.json({}, { status: 503 }))],
  ['has used up its day', async () => await Promise.resolve(Response.json({ isOn: true, reading: null }))],
] as const)('where the model %s the rules read', async ([, answerLate]) => {
  vi.stubGlobal('fetch', async (_: string, init?: RequestInit) => await answerLate(init))
  expect((await hearIt('a red dress')).reading).toEqual({ pieces: [{ kind: 'dress', colours: ['red'] }] })
})
