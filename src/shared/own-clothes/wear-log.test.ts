import { expect, test } from 'vitest'
import * as v from 'valibot'
import { closetDetails, type ClosetDetails } from '../closet.ts'
import { calendarFile, reminderFile } from './calendar-file.ts'
import { addDays, daysBetween, monthBeside, weeksOf } from './days.ts'
import { readCalendar } from './read-calendar.ts'
import { coloursWorn, costsPerWear, dayLog, isDueForWash, lovedPairs, unwornOf } from './wear-log.ts'

const piece = (id: string, details: Partial<ClosetDetails>, addedOn = '2026-01-01') => ({
  id,
  addedAt: Date.parse(addedOn),
  details: v.parse(closetDetails, { category: 'tops', ...details }),
})

test('a wearing costs the price by the days of wearing; what has no price or was never worn is left out', () => {
  const coat = piece('coat', { priceCents: 200_00, wornOn: ['2026-11-01', '2026-11-02'] })
  const shirt = piece('shirt', { priceCents: 40_00, wornOn: ['2026-11-01'] })
  const never = piece('never', { priceCents: 500_00 })
  const sold = piece('sold', { priceCents: 900_00, wornOn: ['2026-11-01'], state: 'sold' })
  const costs = costsPerWear([shirt, never, coat, sold, piece('free', { wornOn: ['2026-11-01'] })])
  expect(costs.map((one) => [one.piece.id, one.cents, one.times])).toEqual([
    ['coat', 100_00, 2],
    ['shirt', 40_00, 1],
  ])
})

test('three months without wearing are long, unless it has just come', () => {
  const pieces = [
    piece('old', { wornOn: ['2026-08-01'] }),
    piece('worn', { wornOn: ['2026-11-01'] }),
    piece('new', {}, '2026-11-20'),
    piece('never', {}),
    piece('lent', { state: 'lent' }),
  ]
  expect(unwornOf(pieces, '2026-11-30').map(({ id }) => id)).toEqual(['old', 'never'])
})

test('a pair is loved from the second day on', () => {
  const shirt = piece('shirt', { wornOn: ['2026-11-01', '2026-11-03', '2026-11-05'] })
  const jeans = piece('jeans', { wornOn: ['2026-11-01', '2026-11-03'] })
  const skirt = piece('skirt', { wornOn: ['2026-11-05'] })
  expect(lovedPairs([shirt, jeans, skirt])).toEqual([{ pair: [shirt, jeans], times: 2 }])
})

test('colors are counted by days of wearing', () => {
  const pieces = [
    piece('a', { colours: ['black', 'white'], wornOn: ['2026-11-01', '2026-11-02', '2026-11-03'] }),
    piece('b', { colours: ['red'], wornOn: ['2026-11-01'] }),
    piece('c', { colours: ['green'] }),
  ]
  expect(coloursWorn(pieces)).toEqual([
    { colour: 'black', share: 0.75 },
    { colour: 'red', share: 0.25 },
  ])
})

test('a top is washed after a day, trousers after four, a coat never; a wash begins the count anew', () => {
  const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04']
  const due = (details: Partial<ClosetDetails>) => isDueForWash(piece('one', details))
  expect(due({ wornOn: days.slice(0, 1) })).toBe(true)
  expect(due({ wornOn: days.slice(0, 1), washedOn: '2026-11-01' })).toBe(false)
  expect(due({ wornOn: days.slice(0, 1), state: 'laundry' })).toBe(false)
  expect(due({ category: 'bottoms', wornOn: days.slice(0, 3) })).toBe(false)
  expect(due({ category: 'bottoms', wornOn: days })).toBe(true)
  expect(due({ category: 'outerwear', wornOn: days })).toBe(false)
})

test('a day has what was worn and what is planned', () => {
  const shirt = piece('shirt', { wornOn: ['2026-11-01'], plannedFor: ['2026-12-01'] })
  expect(dayLog([shirt]).get('2026-12-01')).toEqual({ worn: [], planned: [shirt] })
})

test('days of the calendar are counted over months and years, and across the change of clocks', () => {
  expect(daysBetween('2026-03-28', '2026-03-30')).toBe(2)
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect([monthBeside('2026-12', 1), monthBeside('2026-01', -1)]).toEqual(['2027-01', '2025-12'])
})

test('a month has whole weeks, from whatever day they begin with', () => {
  const monday = weeksOf('2026-11', 1)
  expect([monday[0]?.[0], monday.at(-1)?.at(-1), monday.length]).toEqual(['2026-10-26', '2026-12-06', 6])
  const sunday = weeksOf('2026-02', 0)
  expect([sunday[0]?.[0], sunday.at(-1)?.at(-1), sunday.length]).toEqual(['2026-02-01', '2026-02-28', 4])
})

test('a calendar file has each day whole, its signs escaped and its lines folded', () => {
  const file = calendarFile(
    [{ day: '2026-12-31', title: `Worn: shirt, skirt; ${'ü'.repeat(60)}`, uid: 'a@cabine' }],
    'My closet',
    new Date('2026-11-30T12:00:00Z'),
  )
  expect(file).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
  expect(file).toContain('DTSTAMP:20261130T120000Z\r\n')
  expect(file).toContain('SUMMARY:Worn: shirt\\, skirt\\; ')
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain('ü'.repeat(60))
})

test('an evening is asked after each day at her hour, wherever she is, and our own reader takes it for no occasion', () => {
  const file = reminderFile(
    {
      day: '2026-12-01',
      time: '20:30',
      title: 'What, tomorrow?',
      address: 'https://shop.example/closet/today',
    },
    'My closet',
    new Date('2026-11-30T12:00:00Z'),
  )
  expect(file).toContain('DTSTART:20261201T203000\r\n')
  expect(file).toContain('RRULE:FREQ=DAILY\r\n')
  expect(file).toContain('URL:https://shop.example/closet/today\r\n')
  expect(file).toContain(
    'BEGIN:VALARM\r\nACTION:DISPLAY\r\nTRIGGER:PT0S\r\nDESCRIPTION:What\\, tomorrow?\r\n',
  )
  expect(readCalendar(file)).toEqual({ noted: [], events: [], repeating: 0 })
})
