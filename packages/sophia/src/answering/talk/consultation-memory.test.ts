import { expect, test } from 'vitest'
import { answersOfReading, answersOfWishes, relearned, withTold } from './consultation-memory.ts'
import { consultation, isComplete, readWishes } from '../../questions/consultation.ts'
import { refusalOf, soundAnswers, type Answers } from '../../questions/question-flow.ts'
import { understand } from '../../reading/load.ts'

const memory = {
  avoids: ['yellow', 'gold'],
  without: ['wool'],
  needs: ['seated'],
  figure: ['petite'],
  shoes: 'flat',
  wishes: ['sleeves'],
  maxPerPieceCents: 200_00,
  currency: 'EUR',
} as const

const month: Answers = {
  occasions: ['work'],
  weather: ['mild'],
  vibe: ['chic'],
  loves: [],
  owned: ['nothing'],
  note: [],
}

test('the consultation begins with what she has told', () => {
  const known = answersOfWishes(memory)
  expect(known).toEqual({
    avoids: ['yellow'],
    shapes: ['sleeves'],
    shoes: ['flat'],
    minded: ['seated', 'wool', 'petite'],
    // Her own sum, which no option says.
    budget: ['piece_of_20000_EUR'],
  })
  for (const question of consultation)
    if (known[question.id]) expect(refusalOf(question, known[question.id] ?? [], known)).toBe(null)
})

test('what she told of fabrics and her body reaches the letter, and is asked of nobody else', () => {
  const said: Answers = { ...month, ...answersOfWishes(memory) }
  expect(isComplete(said)).toBe(true)
  expect(readWishes(soundAnswers(consultation, said))).toMatchObject({
    without: ['wool'],
    needs: ['seated'],
    figure: ['petite'],
  })
  const { minded: _, ...others } = said
  expect(isComplete(others)).toBe(true)
})

test.for([
  ['80 euros a piece', ['piece_of_8000_EUR'], { maxPerPieceCents: 80_00, currency: 'EUR' }],
  ['up to 200', ['piece_of_20000'], { maxPerPieceCents: 200_00 }],
  [
    'under 700 pounds for the whole outfit',
    ['outfit_of_70000_GBP'],
    { maxPerOutfitCents: 700_00, currency: 'GBP' },
  ],
  // A sum of the question is its option.
  ['up to 300', ['piece_300'], { maxPerPieceCents: 300_00 }],
  ['any price', ['open'], {}],
] as const)('what she can pay is taken as she said it: %s', async ([typed, budget, limits]) => {
  const told = answersOfReading(await understand(typed, 'en'), 'budget')
  expect(told.budget).toEqual(budget)
  const known = withTold({ ...month, budget: ['piece_150'] }, told)
  const question = consultation.find(({ id }) => id === 'budget')
  expect(question && refusalOf(question, known.budget ?? [], known)).toBe(null)
  expect(readWishes(soundAnswers(consultation, known)).budget).toEqual(limits)
})

test.for(['piece_of_0', 'piece_of_-5', 'piece_of_5_euro', 'wardrobe_of_500', 'piece_of_99999999999999'])(
  'no sum is read from %s',
  (answer) => {
    expect(soundAnswers(consultation, { ...month, budget: [answer] })).not.toHaveProperty('budget')
  },
)

test('what she answers is kept in mind, and what she takes back is not', () => {
  const once = relearned({ loves: ['red'] }, 'avoids', undefined, ['yellow', 'red'])
  expect(once).toEqual({ avoids: ['red', 'yellow'] })
  expect(relearned(once, 'avoids', ['yellow', 'red'], ['red'])).toEqual({ avoids: ['red'] })
  expect(relearned(memory, 'budget', ['piece_150'], ['open'])).not.toHaveProperty('maxPerPieceCents')
  expect(relearned(memory, 'budget', undefined, ['outfit_500'])).toMatchObject({ maxPerOutfitCents: 500_00 })
  expect(relearned({}, 'owned', undefined, ['jeans'])).toEqual({})
})

test.for([
  [
    'a holiday and a wedding, it is cold',
    'occasions',
    { occasions: ['travel', 'celebration'], weather: ['cold'] },
  ],
  ['30 degrees', 'trip_weather', { trip_weather: ['hot'] }],
  ['no yellow, and flat shoes please', 'avoids', { avoids: ['yellow'], shoes: ['flat'] }],
  ['something elegant', 'vibe', { vibe: ['chic'] }],
  ['my jeans', 'owned', { owned: ['jeans'] }],
  ['no', 'avoids', { avoids: [] }],
  ['nothing of wool', 'shapes', { minded: ['wool'] }],
  ['zorbing', 'vibe', {}],
] as const)('%s, asked for %s, answers %j', async ([typed, at, answers]) => {
  expect(answersOfReading(await understand(typed, 'en'), at)).toEqual(answers)
})

test('what a sentence tells comes to what is known, and a colour is loved or avoided', () => {
  expect(withTold({ avoids: ['yellow'], loves: ['red'] }, { avoids: ['red'] })).toEqual({
    avoids: ['red', 'yellow'],
    loves: [],
  })
  expect(withTold({ weather: ['hot'] }, { weather: ['cold'] })).toEqual({ weather: ['cold'] })
})
