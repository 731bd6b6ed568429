import { expect, test } from 'vitest'
import { measure } from './measure.ts'
import { measureAll } from './parts.ts'

const fails = (error: Error) => ({ measure: () => Promise.reject(error) })

test('a part that fails is told, and those before and behind it keep their figures', async () => {
  const begun: string[] = []
  const part = (name: string, end: () => Promise<number>) => ({
    name,
    async measure() {
      begun.push(name)
      return { [name]: measure(await end(), 'ms') }
    },
  })
  const refused = new Error('the port is taken')
  const { measures, failures } = await measureAll([
    part('bundles', () => Promise.resolve(1)),
    part('api', () => Promise.reject(refused)),
    part('engine', () => Promise.resolve(3)),
  ])
  expect(begun).toEqual(['bundles', 'api', 'engine'])
  expect(Object.keys(measures)).toEqual(['bundles', 'engine'])
  expect(failures).toEqual([{ name: 'api', error: refused }])
})

test('of a part with parts of its own the figures of those that could be measured count', async () => {
  const lost = new Error('no run could be measured')
  const landing = { name: 'landing', measure: async () => ({ landing: measure(2, 'points') }) }
  const routes = () => measureAll([{ name: 'fitting-room', ...fails(lost) }, landing])
  const { measures, failures } = await measureAll([{ name: 'lighthouse', measure: routes }])
  expect(Object.keys(measures)).toEqual(['landing'])
  expect(failures).toEqual([{ name: 'fitting-room', error: lost }])
})
