import { expect, test } from 'vitest'
import { lookOfTheDay } from './outfit-of-the-day.ts'
import type { Post } from './posts.ts'

const post = (id: string, occasion?: Post['occasion']): Post => ({
  id,
  title: id,
  thumbnailUrl: `/samples/posts/${id}/640.webp`,
  aspect: 1,
  occasion,
})
const posts = (['work', 'casual', 'date', 'events', 'everyday'] as const).flatMap((occasion) =>
  [1, 2, 3, 4].map((number) => post(`${occasion}-${number}`, occasion)),
)
/** A Monday. */
const monday = [2026, 10, 23] as const
const on = (days: number, hour = 9) => new Date(monday[0], monday[1], monday[2] + days, hour)
const pick = (date: Date) => lookOfTheDay(posts, date)?.id

test('a look stays all day, and the next day has another', () => {
  const days = Array.from({ length: 28 }, (_, at) => pick(on(at)))
  expect(pick(on(0, 0))).toBe(pick(on(0, 23)))
  for (const [at, id] of days.entries()) expect(id, String(at)).not.toBe(days[at + 1])
})

test('a day of the week has what most people dress for', () => {
  expect([0, 1, 2, 3, 4, 5, 6].map((at) => pick(on(at))?.split('-')[0])).toEqual([
    'work',
    'everyday',
    'work',
    'date',
    'events',
    'casual',
    'everyday',
  ])
})

test('all outfits of an occasion take their turn before one comes again', () => {
  const saturdays = Array.from({ length: 4 }, (_, week) => pick(on(5 + 7 * week)))
  expect(new Set(saturdays).size).toBe(4)
  const workdays = [0, 2, 7, 9].map((at) => pick(on(at)))
  expect(new Set(workdays).size).toBe(4)
})

test('what a shopper publishes does not change the day', () => {
  const published = post(`monday-meeting-${'a'.repeat(26)}`, 'work')
  for (let at = 0; at < 14; at++) expect(lookOfTheDay([published, ...posts], on(at))?.id).toBe(pick(on(at)))
})

test('outfits without an occasion take turns, and without outfits there is none', () => {
  const plain = [post('1'), post('2'), post('3')]
  const ids = [0, 1, 2].map((at) => lookOfTheDay(plain, on(at))?.id)
  expect(new Set(ids).size).toBe(3)
  expect(lookOfTheDay([], on(0))).toBeUndefined()
})
