import { describe, expect, test } from 'vitest'
import { flatteringColours } from './appearance.ts'
import type { Answers } from '../questions/question-flow.ts'
import { briefOfProfile } from './profile-brief.ts'
import { eyeColours, hairColours, skinTones } from '@cabine/engine/contract/colouring.ts'
import { readProfile } from '../questions/profile.ts'
import { pieceScore } from './taste.ts'
import { piece, weekday } from './testing/example-pieces.ts'

describe('the colours that flatter her', () => {
  test.each([
    [
      'porcelain skin, black hair, blue eyes: cool and clear',
      'porcelain',
      'black',
      'blue',
      ['blue', 'red', 'purple', 'black', 'white'],
    ],
    [
      'fair skin, grey hair, grey eyes: cool and soft',
      'fair',
      'grey',
      'grey',
      ['blue', 'pink', 'purple', 'grey', 'silver'],
    ],
    [
      'tan skin, brown hair, hazel eyes: warm and soft',
      'tan',
      'brown',
      'hazel',
      ['brown', 'beige', 'green', 'orange', 'gold'],
    ],
    [
      'fair skin, dark hair, brown eyes: warm and clear',
      'fair',
      'dark_brown',
      'brown',
      ['red', 'green', 'orange', 'yellow', 'white', 'brown'],
    ],
    [
      'deep skin, dark hair: neither, and clear',
      'deep',
      'dark_brown',
      null,
      ['red', 'green', 'blue', 'white'],
    ],
  ] as const)('%s', (_, skinTone, hairColor, eyeColor, colours) => {
    expect(flatteringColours({ skinTone, hairColor, eyeColor })).toEqual(colours)
  })

  test('whoever she is there are some, and never all', () => {
    for (const skinTone of skinTones)
      for (const hairColor of hairColours)
        for (const eyeColor of eyeColours) {
          const colours = flatteringColours({ skinTone, hairColor, eyeColor })
          expect(colours.length).toBeGreaterThanOrEqual(3)
          expect(colours.length).toBeLessThanOrEqual(6)
        }
  })

  test('one answer alone tells too little, and dyed hair nothing', () => {
    expect(flatteringColours({ skinTone: 'fair', hairColor: null, eyeColor: null })).toEqual([])
    expect(flatteringColours({ skinTone: 'fair', hairColor: 'colourful', eyeColor: null })).toEqual([])
  })
})

const briefOf = (answers: Answers) => briefOfProfile(readProfile(answers))

describe('what her profile asks of an outfit', () => {
  test('nothing, where she told nothing', () => {
    expect(briefOf({})).toEqual({})
  })

  test('her first style, her colours, her wishes and what she wants to pay', () => {
    expect(
      briefOf({
        'style-inspiration': ['romantic', 'chic'],
        'color-palette': ['green', 'white'],
        'shape-wishes': ['sleeves'],
        'shopping-tier': ['careful'],
        'body-shape-question': ['pear'],
        'height-question': ['tall'],
        'skin-tone-question': ['tan'],
        'eye-color-question': ['hazel'],
      }),
    ).toEqual({
      vibe: 'romantic',
      loves: ['green', 'white'],
      wishes: ['sleeves'],
      maxPerPieceCents: 75_00,
      cuts: ['looks_up', 'marks_waist', 'swings_below', 'runs_long'],
      flatters: ['brown', 'beige', 'green', 'orange', 'gold'],
    })
  })

  test('an open purse sets no limit', () => {
    expect(briefOf({ 'shopping-tier': ['open'] })).toEqual({})
  })

  const blouse = (colour: string) => piece('tops', colour, 'Blouse')
  const score = (colour: string, overrides = {}) => pieceScore(blouse(colour), weekday(overrides))

  test('a flattering colour is worth something by her face, less than one that she loves, and nothing below', () => {
    const flatters = ['green'] as const
    expect(score('green', { flatters })).toBeGreaterThan(score('green'))
    expect(score('green', { flatters })).toBeLessThan(score('green', { loves: ['green'] }))
    const skirt = piece('skirts', 'green', 'Skirt')
    expect(pieceScore(skirt, weekday({ flatters }))).toBe(pieceScore(skirt, weekday()))
  })

  test('a cut that suits her is worth something, and no cut is ever worth less than nothing', () => {
    const cuts = ['marks_waist'] as const
    const wrap = piece('dresses', 'blue', 'Wrap Dress')
    const tee = piece('tops', 'white', 'Tee')
    expect(pieceScore(wrap, weekday({ cuts }))).toBeGreaterThan(pieceScore(wrap, weekday()))
    expect(pieceScore(tee, weekday({ cuts }))).toBe(pieceScore(tee, weekday()))
  })
})
