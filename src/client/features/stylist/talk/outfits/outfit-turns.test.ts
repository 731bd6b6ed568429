// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { becomes } from '#client/testing/shop.tsx'
import { loadMessages } from '#client/i18n/messages.ts'
import { makeProduct } from '@cabine/sophia/answering/outfits/testing.ts'
import { vocabularyOf } from '@cabine/sophia/reading/load.ts'
import { answer } from '../answer-sentence.ts'
import { readTalk, setDraft } from '../talk-store.ts'
import { askChange } from './outfit-turns.ts'
import { openTalk } from '../open-talk.ts'

beforeAll(() => loadMessages('common', 'sophia', 'stylist-chat'))

const shop = [
  makeProduct('shirt', { name: 'Shirt', colour: 'white', colour_family: 'white' }),
  makeProduct('trousers', { name: 'Trousers', category: 'bottoms' }),
  makeProduct('blazer', { name: 'Blazer', category: 'outerwear' }),
]
const shoes = [makeProduct('pumps', { name: 'Pumps', category: 'shoes' })]

const lists = (url: URL) => {
  if (url.pathname.startsWith('/api/collections/shoes-')) return Response.json(shoes)
  if (url.pathname.startsWith('/api/collections/')) return Response.json(shop)
  return undefined
}

beforeEach(async () => {
  vi.useFakeTimers()
  sessionStorage.clear()
  await becomes('visitor')
  await becomes('free', lists)
  openTalk('outfits', '0-a')
})

/** One turn of the chat, with all the time that the typing takes. */
async function turn(act: Promise<void>) {
  await vi.runAllTimersAsync()
  await act
}
const lastLine = () => readTalk().talk.outfits.messages.at(-1)?.text

test('her reply is hidden for one to two seconds, and what is said meanwhile waits', async () => {
  const first = answer('Workwear')
  expect(readTalk().hiddenFrom).toBe(2)
  void answer('Hot')
  await vi.advanceTimersByTimeAsync(999)
  expect(readTalk().hiddenFrom).toBe(2)
  await vi.advanceTimersByTimeAsync(1_001)
  await first
  expect(readTalk().hiddenFrom).toBe(null)
  expect(readTalk().talk.outfits).toMatchObject({ step: 'weather', occasion: 'workwear', weather: null })
})

test('what breaks otherwise leads back to the occasion', async () => {
  await turn(answer('Workwear'))
  vi.spyOn(Math, 'random')
    .mockImplementationOnce(() => 0)
    .mockImplementationOnce(() => {
      throw new Error('no seed')
    })
  await turn(answer('Hot'))
  expect([readTalk().talk.outfits.step, lastLine()]).toEqual(['occasion', 'trouble'])
})

test('a piece that cannot be changed stays, and she says so', async () => {
  for (const one of ['Workwear', 'Mild', 'Top + bottom']) await turn(answer(one))
  const { messages } = readTalk().talk.outfits
  expect(messages.at(-1)).toMatchObject({ text: 'picks', items: [{}, {}, {}, {}] })
  await turn(askChange({ message: messages.length - 1, item: 0 }, 'cheaper'))
  expect(lastLine()).toBe('change_failed')
  expect(readTalk().talk.outfits.messages[messages.length - 1]).toEqual(messages.at(-1))
})

test('each change of a sentence is made or answered, one after the other', async () => {
  for (const one of ['Workwear', 'Mild', 'Top + bottom']) await turn(answer(one))
  const before = readTalk().talk.outfits.messages.length
  // The timers are run before words could be loaded.
  await vocabularyOf('en')
  await turn(answer('take the blazer off and show me other shoes'))
  const said = readTalk().talk.outfits.messages.slice(before)
  expect(said.map(({ from, text }) => (from === 'user' ? from : text))).toEqual([
    'user',
    'removed',
    'change_failed',
  ])
})

test('somebody else finds a chat of her own, and a late reply to the former is dropped', async () => {
  setDraft('mine')
  const late = answer('Workwear')
  await becomes('visitor')
  await turn(late)
  expect(readTalk()).toMatchObject({
    draft: '',
    hiddenFrom: null,
    talk: { outfits: { step: 'occasion' } },
  })
  expect(readTalk().talk.outfits.messages).toHaveLength(1)
})

/** A new page load with a signed-in shopper. */
async function reload() {
  vi.resetModules()
  const session = await import('#client/testing/shop.tsx')
  await session.becomes('free', lists)
  const store = await import('../talk-store.ts')
  return store
}

test('a reload goes on with what was said, and nobody else finds it', async () => {
  await turn(answer('Workwear'))
  const said = readTalk().talk.outfits
  // Reloaded in the middle of a reply: the question is asked again.
  void answer('Hot')
  expect(readTalk().talk.outfits).not.toEqual(said)

  const reloaded = await reload()
  expect(reloaded.readTalk().talk.outfits).toEqual(said)
  expect(reloaded.readTalk().hiddenFrom).toBe(null)

  const { forgetConversations } = await import('#client/session/kept-conversation.ts')
  forgetConversations()
  const after = await reload()
  expect(after.readTalk().talk.outfits.messages.length).toBeLessThan(said.messages.length)
})
