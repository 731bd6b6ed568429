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

test('a sentence that the rules understand is sent nowhere', async () => {
  await hearIt('a dress for a wedding')
  expect(asked).toEqual([])
})

test('what the rules read stands, and a model adds to it', async () => {
  const { reading, heard } = await hearIt('blue for zorbing')
  expect(asked).toEqual([['/api/stylist/sentences', { text: 'blue for zorbing', language: 'en' }]])
  expect(reading).toEqual({ colours: { wanted: ['blue'] }, occasions: ['sport'] })
  expect(heard?.unread).toEqual([])
})

test('a site without a model is asked once, and the word is asked for by name', async () => {
  answer = { isOn: false, reading: null }
  expect((await hearIt('zorbing')).heard?.unread).toEqual(['zorbing'])
  expect((await hearIt('zorbing')).heard?.unread).toEqual(['zorbing'])
  expect(asked).toHaveLength(1)
})
