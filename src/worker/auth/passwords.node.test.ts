import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

/** Made with N = 16384, r = 8 and p = 5, like all stored hashes. */
const stored = 'scrypt$Y2FiaW5lLWtub3duLXNhbA==$zt+eyF3NIC/Z7+R7C7JY/+K9vRk1ZWO8mL99/taXVqs='

test('a password is hashed at the same cost as those in the database', async () => {
  expect(await verifyPassword('velvet-42-stairs', stored)).toBe(true)
  expect(await verifyPassword('velvet-42-stair', stored)).toBe(false)
})

test('each hash has its own salt, and matches its password in either encoding of an accent', async () => {
  const [first, second] = [
    await hashPassword('caf\u00e9-42-stairs'),
    await hashPassword('caf\u00e9-42-stairs'),
  ]
  expect(first).not.toBe(second)
  expect(await verifyPassword('cafe\u0301-42-stairs', first)).toBe(true)
})

test('no password matches an account without one, or no account at all', async () => {
  expect(await verifyPassword('', null)).toBe(false)
  expect(await verifyPassword('velvet-42-stairs', undefined)).toBe(false)
})
