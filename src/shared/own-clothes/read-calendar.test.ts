import { expect, test } from 'vitest'
import { calendarFile } from './calendar-file.ts'
import { dayOf } from './days.ts'
import { readCalendar } from './read-calendar.ts'

const calendar = (...events: string[][]) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    ...events.flatMap((lines) => ['BEGIN:VEVENT', ...lines, 'END:VEVENT']),
    'END:VCALENDAR',
  ].join('\r\n')

test('days of our own file come back with their pieces', () => {
  const pieces = Array.from({ length: 8 }, (_, at) => `${at}2f1c9de-0000-4000-8000-000000000000`)
  const file = calendarFile(
    [
      { day: '2026-11-30', title: 'Worn: a shirt, jeans', uid: 'worn-2026-11-30@cabine', pieces },
      {
        day: '2026-12-02',
        title: 'To wear: jeans',
        uid: 'planned-2026-12-02@cabine',
        pieces: ['jeans-id-1'],
      },
    ],
    'Closet',
    new Date(0),
  )
  expect(readCalendar(file)).toEqual({
    noted: [
      { day: '2026-11-30', log: 'wornOn', pieces },
      { day: '2026-12-02', log: 'plannedFor', pieces: ['jeans-id-1'] },
    ],
    events: [],
    repeating: 0,
  })
})

test('events of other calendars have their days, whole ones, hours, and several', () => {
  const read = readCalendar(
    calendar(
      ['DTSTART;VALUE=DATE:20261205', 'DTEND;VALUE=DATE:20261207', 'SUMMARY:Wedding\\, Ana & Leo', 'UID:1@x'],
      [
        'DTSTART;TZID="Europe/Berlin":20261209T190000',
        'DTEND;TZID=Europe/Berlin:20261209T230000',
        'SUMMARY:Din',
        ' ner',
      ],
      ['DTSTART:20261210T120000Z', 'SUMMARY:Noon', 'RRULE:FREQ=WEEKLY'],
    ),
  )
  expect(read).toEqual({
    noted: [],
    events: [
      { day: '2026-12-05', title: 'Wedding, Ana & Leo' },
      { day: '2026-12-06', title: 'Wedding, Ana & Leo' },
      { day: '2026-12-09', title: 'Dinner' },
      { day: dayOf(new Date('2026-12-10T12:00:00Z')), title: 'Noon' },
    ],
    repeating: 1,
  })
})

test('an alarm in an event is not the event; what is canceled or has no day is left out', () => {
  const read = readCalendar(
    calendar(
      ['BEGIN:VALARM', 'SUMMARY:Beep', 'END:VALARM', 'DTSTART:20261205T080000', 'SUMMARY:Interview'],
      ['DTSTART:20261206T080000', 'STATUS:CANCELLED', 'SUMMARY:Nothing'],
      ['DTSTART:soon', 'SUMMARY:Some day'],
      ['DTSTART;VALUE=DATE:20260101', 'DTEND;VALUE=DATE:29991231', 'SUMMARY:For ever'],
    ),
  )
  expect(read?.events.filter(({ title }) => title !== 'For ever')).toEqual([
    { day: '2026-12-05', title: 'Interview' },
  ])
  expect(read?.events).toHaveLength(32)
})

test.each(['', 'name,category\nShirt,tops', '<html>BEGIN:VCALENDAR'])('%j is no calendar', (text) => {
  expect(readCalendar(text)).toBeNull()
})

test('a file cut off in the middle gives what is whole', () => {
  const file = calendar(['DTSTART:20261205T080000', 'SUMMARY:Interview'], ['DTSTART:20261206T080000'])
  expect(readCalendar(file.slice(0, -40))?.events).toEqual([{ day: '2026-12-05', title: 'Interview' }])
})
