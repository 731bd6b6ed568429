import { expect, test } from 'vitest'
import { parseGrades, resolveGrades, shareBroken } from './grades.ts'

test('a list that is half filled in gives the half, without its head and comments', () => {
  const text = 'number\tgrade\tflaw\n001\t2\ttorn sleeve\n002\t\t\n# tired\n3\t4.5\n'
  expect(parseGrades(text)).toEqual([
    { number: 1, grade: 2, flaw: 'torn sleeve' },
    { number: 3, grade: 4.5, flaw: '' },
  ])
})

test('a slip of the keyboard is no grade', () => {
  expect(() => parseGrades('001\t33\t')).toThrow('001')
  expect(() => parseGrades('001\tthree\t')).toThrow('001')
})

test('numbers are resolved by the key, with or without their noughts', () => {
  const key = { '007': { side: 'old', look: 'a__tee.jpg' } } as const
  const grade = { number: 7, grade: 3, flaw: '' }
  expect(resolveGrades(key, 'x', [grade])).toEqual([
    { grader: 'x', side: 'old', look: 'a__tee.jpg', grade: 3, flaw: '' },
  ])
  expect(() => resolveGrades(key, 'x', [{ ...grade, number: 8 }])).toThrow('does not know')
})

test('broken is what was given at most a 2', () => {
  expect(shareBroken([1, 2, 2.5, 3])).toBe(0.5)
})
