import { expect, test } from 'vitest'
import { patiently } from './patient.ts'

const locked = () =>
  new Error('D1_ERROR: Failed to parse body as JSON, got: Error: internal error; reference = x')
const atOnce = () => Promise.resolve()

/** Refuses with `error` as often as told, and then gives its number. */
function refusing(times: number, error: () => Error) {
  let asked = 0
  return () => (++asked > times ? Promise.resolve(asked) : Promise.reject(error()))
}

test('a locked file is asked again until it is free', async () => {
  expect(await patiently(refusing(3, locked), atOnce)).toBe(4)
})

test('what stays locked is an error in the end', async () => {
  await expect(patiently(refusing(99, locked), atOnce)).rejects.toThrow('internal error')
})

test('another error is not asked twice', async () => {
  const act = refusing(1, () => new Error('D1_ERROR: no such table: accounts'))
  await expect(patiently(act, atOnce)).rejects.toThrow('no such table')
  expect(await act()).toBe(2)
})

test('a connection that was closed meanwhile is opened anew', async () => {
  const closed = () => new Error('Failed query', { cause: new TypeError('fetch failed') })
  expect(await patiently(refusing(1, closed), atOnce)).toBe(2)
})
