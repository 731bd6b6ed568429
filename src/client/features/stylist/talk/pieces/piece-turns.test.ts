// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetAppState } from '#client/session/app-state.ts'
import { chatQuestions } from '@cabine/sophia/answering/pieces/chat-choices.ts'
import type { PiecesState } from '@cabine/sophia/answering/pieces/conversation.ts'

let asked: URL[]
let answers: Record<string, unknown>

beforeEach(async () => {
  vi.useFakeTimers()
  vi.resetModules()
  sessionStorage.clear()
  asked = []
  answers = { '/api/shopmy-products': { products: [], more: false } }
  vi.stubGlobal('fetch', async (path: string) => {
    const url = new URL(path, 'http://localhost')
    asked.push(url)
    const answer = answers[url.pathname]
    return answer ? Response.json(answer) : Response.json({ error: 'not_found' }, { status: 404 })
  })
  forgetAppState()
})

/** A new page load, with the conversation as the page shows it. */
async function load() {
  const { setShopper } = await import('#client/session/shopper.ts')
  const { dispatch } = await import('./piece-turns.ts')
  const { openTalk } = await import('../open-talk.ts')
  const { readTalk } = await import('../talk-store.ts')
  const openAs = (shopper: string | null) => {
    setShopper(shopper)
    openTalk('pieces', shopper)
  }
  return { dispatch, openAs, read: (): PiecesState => readTalk().talk.pieces }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const first = { category: 'dresses', vibe: 'chic', weather: 'rainy', occasion: 'event' } as const

async function answerAll({ dispatch }: Awaited<ReturnType<typeof load>>) {
  await pass(1000)
  for (const question of chatQuestions) {
    dispatch({ type: 'pick', question, value: first[question] })
    await pass(1500)
  }
}

test('the pieces are asked for once, when all is chosen; the category in small letters, the occasion as chosen', async () => {
  const chat = await load()
  chat.openAs(null)
  await answerAll(chat)
  expect(asked.map(({ search }) => Object.fromEntries(new URLSearchParams(search)))).toEqual([
    { category: 'dresses', occasion: 'Special Event', vibe: 'chic', weather: 'rainy' },
  ])
  await pass(3000)
  expect(chat.read().messages.at(-1)?.text).toEqual({ say: 'trouble' })
})

test('what comes after a new start is not shown', async () => {
  const chat = await load()
  chat.openAs(null)
  await answerAll(chat)
  chat.dispatch({ type: 'start_over' })
  await pass(10_000)
  expect(chat.read().messages.map(({ text }) => text)).toEqual([{ say: 'welcome_again' }])
})

test('a conversation is there again for whoever had it, a visitor keeps it signing in, and nobody else has it', async () => {
  const chat = await load()
  chat.openAs(null)
  await answerAll(chat)
  const { length } = chat.read().messages
  chat.openAs('ada')
  expect(chat.read().messages).toHaveLength(length)
  chat.openAs('ada')
  expect(chat.read().messages).toHaveLength(length)
  chat.openAs(null)
  expect(chat.read().messages.map(({ text }) => text)).toEqual([{ say: 'welcome' }])
  // No late answer of the former shopper's chat arrives.
  await pass(10_000)
  expect(chat.read().messages).toHaveLength(1)
})

test('her profile sets what she wants to pay', async () => {
  const chat = await load()
  const { refreshAppState: refresh } = await import('#client/session/app-state.ts')
  answers['/api/app-state'] = {
    user: { id: 'ada' },
    plan: 'free',
    credits_remaining: 5,
    styling_profile: 'completed',
  }
  answers['/api/styling-profile'] = {
    name: 'Ada',
    answers: { 'shopping-tier': ['middle'] },
    currentStep: null,
    completedAt: null,
  }
  await refresh()
  chat.openAs('ada')
  await answerAll(chat)
  expect(asked.at(-1)?.searchParams.get('most')).toBe('150')
})

test('a reload goes on with it, also with what was on its way; nobody else finds it, nor she after a log-out', async () => {
  const chat = await load()
  chat.openAs('ada')
  await answerAll(chat)
  const { messages } = chat.read()
  vi.clearAllTimers()

  vi.resetModules()
  const reloaded = await load()
  reloaded.openAs('ada')
  expect(reloaded.read().messages).toEqual(messages)
  await pass(3000)
  expect(reloaded.read().messages.at(-1)?.text).toEqual({ say: 'trouble' })

  vi.resetModules()
  const berta = await load()
  berta.openAs('berta')
  expect(berta.read().messages.map(({ text }) => text)).toEqual([{ say: 'welcome' }])

  vi.resetModules()
  const { forgetKept } = await import('#client/session/kept-session.ts')
  await forgetKept('berta').catch(() => undefined)
  const after = await load()
  after.openAs('berta')
  await pass(1000)
  expect(after.read().messages).toHaveLength(1)
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('talk'))).toHaveLength(1)
})
