import { expect, test } from 'vitest'
import { d1Behaviours } from './d1-behaviour.ts'
import { createSqliteD1 } from './sqlite-d1.ts'

test.each(Object.entries(d1Behaviours))('in memory: %s', async (_, { does, answers }) => {
  const { binding, close } = createSqliteD1()
  expect(await does(binding)).toEqual(answers)
  close()
})

test('in memory: a trip takes tens of microseconds', async () => {
  const { binding, close } = createSqliteD1()
  const insert = "insert into users (id, email, name, created_at) values (?, ?, 'Ada', 0)"
  await binding.prepare(insert).bind('0', '0').run()
  const trips = 5_000
  const before = performance.now()
  for (let i = 1; i <= trips; i++) await binding.prepare(insert).bind(String(i), String(i)).run()
  expect(((performance.now() - before) / trips) * 1_000).toBeLessThan(100)
  close()
})
