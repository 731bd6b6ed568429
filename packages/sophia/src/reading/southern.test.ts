import { expect, test } from 'vitest'
import { hear } from './load.ts'

test.for([
  ['es', 'voy a Bariloche en agosto, hace 2 grados', 'winter'],
  ['pt', 'férias no Rio em janeiro, 38 graus', 'summer'],
  ['en', 'Queenstown in July, minus 3 degrees', 'winter'],
  ['en', 'London in July, 25 degrees', 'summer'],
  ['de', 'im Juli ist es im Büro immer so kalt', 'summer'],
] as const)(
  '%s: degrees tell on which side of the equator a month is: %s',
  async ([language, typed, season]) => {
    expect((await hear(typed, language)).reading.season).toBe(season)
  },
)
