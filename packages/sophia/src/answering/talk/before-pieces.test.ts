import { expect, test } from 'vitest'
import { beforePieces } from './before-pieces.ts'

test('a change is a wish for what comes while there is nothing to change', () => {
  expect(beforePieces({ change: { act: 'longer' } })).toEqual({ fit: ['long_hems'] })
  expect(beforePieces({ change: { act: 'looser', about: 'skirt' }, fit: ['comfortable'] })).toEqual({
    fit: ['comfortable', 'loose'],
    pieces: [{ kind: 'skirt' }],
  })
  expect(beforePieces({ change: { act: 'warmer' }, weather: { rain: true } })).toEqual({
    weather: { warmth: 'cold', rain: true },
  })
})

test('what it is said of is a piece that she looks for, or will not have', () => {
  expect(
    beforePieces({ change: { act: 'in_colour', about: 'jacket' }, colours: { wanted: ['navy'] } }),
  ).toEqual({ pieces: [{ kind: 'jacket', colours: ['navy'] }], colours: { wanted: ['navy'] } })
  expect(beforePieces({ change: { act: 'remove', about: 'bag' } })).toEqual({
    pieces: [{ kind: 'bag', not: true }],
  })
  expect(beforePieces({ change: { act: 'cheaper', about: 'shoes' }, pieces: [{ kind: 'shoes' }] })).toEqual({
    change: { act: 'cheaper', about: 'shoes' },
    pieces: [{ kind: 'shoes' }],
  })
})

test('what shall come in the place of another is looked for, and what is added as she said', () => {
  const swap = { change: { act: 'other', about: 'dress' }, pieces: [{ kind: 'trousers' }] } as const
  expect(beforePieces({ ...swap, pieces: [...swap.pieces] }).pieces).toEqual([{ kind: 'trousers' }])
  expect(beforePieces({ change: { act: 'add', about: 'belt', as: { colours: ['red'] } } })).toEqual({
    pieces: [{ kind: 'belt', colours: ['red'] }],
  })
})

test('a colour of all of it is a colour that she wants', () => {
  expect(beforePieces({ change: { act: 'in_colour' }, colours: { wanted: ['navy'] } })).toEqual({
    colours: { wanted: ['navy'] },
  })
})

test('what says neither stays as it is', () => {
  for (const act of ['more', 'undo', 'other', 'start_over', 'cheaper'] as const)
    expect(beforePieces({ change: { act } })).toEqual({ change: { act } })
})
