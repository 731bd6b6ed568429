import { describe, expect, test } from 'vitest'
import { consultation, isComplete, readWishes } from './consultation.ts'
import {
  questionOf,
  questionsFor,
  refusalOf,
  startFlow,
  step,
  type Answers,
  type Flow,
  type FlowState,
  type Question,
} from './question-flow.ts'

const flow: Flow = [
  { id: 'weather', kind: 'choice', options: ['hot', 'cold'], least: 1, most: 1 },
  {
    id: 'coat',
    kind: 'choice',
    options: ['long', 'short'],
    least: 1,
    most: 1,
    isAsked: (a) => a.weather?.[0] === 'cold',
  },
  { id: 'loves', kind: 'choice', options: ['red', 'blue', 'green'], least: 0, most: 2 },
  { id: 'avoids', kind: 'choice', options: ['red', 'blue', 'green'], least: 0, most: 1, without: 'loves' },
  { id: 'note', kind: 'words', maxLength: 5 },
]

const say = (...answers: string[][]) =>
  answers.reduce((state, answer) => step(flow, state, { type: 'answer', answer }), startFlow(flow))

describe('a flow', () => {
  test.each<[string, string[][], Partial<FlowState>]>([
    ['asks its first question', [], { at: 'weather', refusal: null, answers: {} }],
    ['asks only what an answer leads to', [['hot']], { at: 'loves' }],
    ['asks more where an answer calls for it', [['cold']], { at: 'coat' }],
    [
      'takes nothing for an answer where it may',
      [['hot'], []],
      { at: 'avoids', answers: { weather: ['hot'], loves: [] } },
    ],
    ['ends when all is answered', [['hot'], [], [], []], { at: null }],
    ['asks again after an unknown word', [['sleet']], { at: 'weather', refusal: 'unknown', answers: {} }],
    ['asks again after a word said twice', [['hot'], ['red', 'red']], { at: 'loves', refusal: 'unknown' }],
    ['asks again after silence', [[]], { at: 'weather', refusal: 'too_few' }],
    ['asks again after too much', [['hot'], ['red', 'blue', 'green']], { at: 'loves', refusal: 'too_many' }],
    [
      'asks again after a contradiction',
      [['hot'], ['red'], ['red']],
      { at: 'avoids', refusal: 'contradiction' },
    ],
    ['asks again after too many words', [['hot'], [], [], ['123456']], { at: 'note', refusal: 'too_long' }],
    ['asks again after two notes', [['hot'], [], [], ['a', 'b']], { at: 'note', refusal: 'too_many' }],
    ['forgets why once it is answered', [['sleet'], ['hot']], { at: 'loves', refusal: null }],
  ])('%s', (_, answers, expected) => {
    expect(say(...answers)).toMatchObject(expected)
  })

  const done = say(['cold'], ['long'], ['red'], ['blue'], ['tall'])

  test.each<[string, string | undefined, string | null]>([
    ['to the last question when all is answered', undefined, 'note'],
    ['to an early one', 'weather', 'weather'],
    ['nowhere when there is no such question', 'shoes', null],
  ])('goes back %s', (_, to, at) => {
    expect(step(flow, done, { type: 'back', to })).toEqual({ ...done, at })
  })

  test('goes back one by one, and not before its beginning', () => {
    let state = done
    const places: (string | null)[] = []
    for (let i = 0; i < 6; i++) {
      state = step(flow, state, { type: 'back' })
      places.push(state.at)
    }
    expect(places).toEqual(['note', 'avoids', 'loves', 'coat', 'weather', 'weather'])
  })

  const others = { weather: ['cold'], coat: ['long'], note: ['tall'] }
  test.each<[string, string, string[], string | null, Answers]>([
    [
      'keeps what was said after',
      'loves',
      ['green'],
      null,
      { ...others, loves: ['green'], avoids: ['blue'] },
    ],
    ['asks anew what it contradicts', 'loves', ['blue'], 'avoids', { ...others, loves: ['blue'] }],
    [
      'drops what is no longer asked',
      'weather',
      ['hot'],
      null,
      { weather: ['hot'], loves: ['red'], avoids: ['blue'], note: ['tall'] },
    ],
  ])('another answer to an early question %s', (_, to, answer, at, answers) => {
    const back = step(flow, done, { type: 'back', to })
    expect(step(flow, back, { type: 'answer', answer })).toEqual({ at, answers, refusal: null })
  })

  test('starts over', () => {
    expect(step(flow, done, { type: 'start_over' })).toEqual(startFlow(flow))
  })

  test('an answer to nothing changes nothing', () => {
    expect(step(flow, done, { type: 'answer', answer: ['hot'] })).toBe(done)
  })

  test('goes on elsewhere with what was kept, but for what it would not take', () => {
    const kept = { weather: ['cold'], coat: ['pink'], loves: ['red'], avoids: ['red'], hats: ['many'] }
    expect(startFlow(flow, kept)).toEqual({
      answers: { weather: ['cold'], loves: ['red'] },
      at: 'coat',
      refusal: null,
    })
  })
})

describe('the consultation', () => {
  const questions = consultation.map((question): [string, Question] => [question.id, question])

  test.each(questions)('%s takes each of its options, and no others', (_, question) => {
    if (question.kind === 'words') {
      expect(refusalOf(question, ['x'.repeat(300)], {})).toBe(null)
      expect(refusalOf(question, ['x'.repeat(301)], {})).toBe('too_long')
      return expect(refusalOf(question, [], {})).toBe(null)
    }
    for (const option of question.options) expect(refusalOf(question, [option], {})).toBe(null)
    expect(refusalOf(question, ['none of yours'], {})).toBe('unknown')
    expect(refusalOf(question, question.options.slice(0, question.most), {})).toBe(null)
    expect(refusalOf(question, question.options.slice(0, question.most + 1), {})).toBe('too_many')
    expect(refusalOf(question, [], {})).toBe(question.least > 0 ? 'too_few' : null)
  })

  test('asks about the weather of a journey only whoever goes on one', () => {
    const asks = (occasions: string[]) => questionsFor(consultation, { occasions }).map(({ id }) => id)
    expect(asks(['work'])).not.toContain('trip_weather')
    expect(asks(['work', 'travel'])).toContain('trip_weather')
  })

  test('every way through it ends with everything answered, in ten questions or eleven', () => {
    for (const first of [['work'], ['travel', 'work']]) {
      let state = startFlow(consultation)
      let count = 0
      while (state.at !== null && count < 20) {
        const question = questionOf(consultation, state.at)
        const answer = question?.kind === 'choice' ? question.options.slice(0, question.least) : []
        state = step(consultation, state, { type: 'answer', answer: count === 0 ? first : answer })
        expect(state.refusal).toBe(null)
        count += 1
      }
      expect([isComplete(state.answers), count]).toEqual([true, first.includes('travel') ? 11 : 10])
    }
  })

  test('what she said is read in her order', () => {
    const said = { occasions: ['travel', 'work'], weather: ['cold'], vibe: ['chic'], budget: ['open'] }
    expect(readWishes(said)).toMatchObject({
      occasions: ['travel', 'work'],
      weather: 'cold',
      tripWeather: 'cold',
      loves: [],
    })
    expect(() => readWishes({ ...said, weather: [] })).toThrow('not complete')
  })
})
