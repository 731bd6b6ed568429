import { expect, test } from 'vitest'
import { greetingKey } from './greeting.ts'

test.each([
  [0, 'dashboard.goodMorning'],
  [11, 'dashboard.goodMorning'],
  [12, 'dashboard.goodAfternoon'],
  [16, 'dashboard.goodAfternoon'],
  [17, 'dashboard.goodEvening'],
  [23, 'dashboard.goodEvening'],
])('at %i o’clock the greeting is %s', (hour, key) => expect(greetingKey(hour)).toBe(key))
