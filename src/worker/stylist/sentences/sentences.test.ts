import { env } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'
import { openCatalogue } from '../../lib/db.ts'
import { openTab } from '../../testing/shopper.ts'
import { soundReading } from './read-by-model.ts'
import { sentenceDays } from './schema.ts'

/** A model that answers like Workers AI with JSON mode. */
const fakeModel = (response: unknown) => vi.fn(async () => await Promise.resolve({ response }))

const bound = env as { AI?: unknown; SOPHIA_SENTENCES_A_DAY: string }
const budget = bound.SOPHIA_SENTENCES_A_DAY
afterEach(async () => {
  delete bound.AI
  bound.SOPHIA_SENTENCES_A_DAY = budget
  vi.restoreAllMocks()
  await openCatalogue(env.CATALOGUE_DB).delete(sentenceDays)
})

const ask = (text = 'something for zorbing') =>
  openTab().fetch('/api/stylist/sentences', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text, language: 'en' }),
  })
const answerOf = async (answered: Promise<Response>) => (await answered).json()

test('without a binding nothing is read, and the client is told so', async () => {
  expect(await answerOf(ask())).toEqual({ isOn: false, reading: null })
})

test('what the model says goes through the schema: what is not of it is left out', async () => {
  const run = fakeModel({ occasions: ['sport'], weather: { warmth: 'tepid' }, say: 'hello', shoes: 'flat' })
  bound.AI = { run }
  expect(await answerOf(ask())).toEqual({ isOn: true, reading: { occasions: ['sport'], shoes: 'flat' } })
  expect(run).toHaveBeenCalledWith(
    '@cf/meta/llama-3.1-8b-instruct-fast',
    expect.objectContaining({ response_format: expect.objectContaining({ type: 'json_schema' }) }),
    expect.anything(),
  )
})

test.for([['not json'], [null], ['{"occasions":']])(
  'an answer that is none leaves it to the rules: %j',
  async ([said]) => {
    bound.AI = { run: fakeModel(said) }
    const { reading } = (await answerOf(ask())) as { reading: unknown }
    expect([null, {}]).toContainEqual(reading)
  },
)

test('a model that fails leaves it to the rules, and no word of hers is logged', async () => {
  const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  bound.AI = { run: vi.fn(async () => await Promise.reject(new Error('no zorbing today'))) }
  expect(await answerOf(ask())).toEqual({ isOn: true, reading: null })
  expect(JSON.stringify(log.mock.calls)).not.toContain('zorbing')
})

test('the model is sent the sentence and its language, and nothing of who wrote it', async () => {
  const run = vi.fn(async (_model: string, _inputs: object) => await Promise.resolve({ response: {} }))
  bound.AI = { run }
  await ask('a dress for my sister')
  expect(run.mock.calls[0]?.[1]).toMatchObject({
    messages: [
      { role: 'system' },
      { role: 'user', content: 'Language: en\nSentence: "a dress for my sister"' },
    ],
  })
  expect(Object.keys(run.mock.calls[0]?.[1] ?? {}).toSorted()).toEqual([
    'max_tokens',
    'messages',
    'response_format',
    'temperature',
  ])
})

test('a model that has not answered within a second leaves it to the rules', async () => {
  const isAborted = new Promise<boolean>((tell) => {
    bound.AI = {
      run: async (_model: string, _inputs: object, { signal }: { signal: AbortSignal }) => {
        signal.addEventListener('abort', () => tell(true))
        return await new Promise(() => {})
      },
    }
  })
  const since = Date.now()
  expect(await answerOf(ask())).toEqual({ isOn: true, reading: null })
  expect(Date.now() - since).toBeLessThan(2_500)
  expect(await isAborted).toBe(true)
})

test('a day has a budget, which two calls at once do not exceed', async () => {
  bound.SOPHIA_SENTENCES_A_DAY = '1'
  const run = fakeModel({ occasions: ['sport'] })
  bound.AI = { run }
  await Promise.all([ask(), ask(), ask()])
  expect(run).toHaveBeenCalledOnce()
})

test('a budget of nothing switches it off', async () => {
  bound.SOPHIA_SENTENCES_A_DAY = '0'
  bound.AI = { run: fakeModel({}) }
  expect(await answerOf(ask())).toEqual({ isOn: false, reading: null })
})

test('a change of what lies there is never guessed', () => {
  expect(soundReading({ change: { act: 'start_over' }, question: 'returns', vibe: ['chic'] })).toEqual({
    vibe: ['chic'],
  })
})
