import { expect, test } from 'vitest'
import { linesOf } from './draw-cards.ts'

const fits = (line: string) => line.length <= 10

test('a title is broken between its words', () => {
  expect(linesOf('Evening in wine', fits, 3)).toEqual(['Evening in', 'wine'])
  expect(linesOf('One', fits, 3)).toEqual(['One'])
})

test('a title without spaces is broken between its characters', () => {
  expect(linesOf('夜のお出かけのルックです', fits, 3)).toEqual(['夜のお出かけのルック', 'です'])
})

test('what is left over is told by an ellipsis', () => {
  expect(linesOf('aaaaaaaa bbbbbbbb cccccccc dddddddd', fits, 2)).toEqual(['aaaaaaaa', 'bbbbbbbb…'])
})
