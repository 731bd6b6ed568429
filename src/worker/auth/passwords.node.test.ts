import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './passwords.ts'

/** Made with N = 16384, r = 8, p = 5, as all that are stored. */
const stored = 'scrypt$Y2FiaW5lLWtub3duLXNhbA==$zt+eyF3NIC/Z7+R7C7JY/+K9vRk1ZWO8mL99/taXVqs='

test('a password is hashed at the cost that those in the database have', async () => {
  expect(await verifyPassword('velvet-42-stairs', stored)).toBe(true)
  expect(await verifyPassword('velvet-42-stair', stored)).toBe(false)
})

test('each hash has a salt of its own, and lets in its password in either spelling of an accent', async () => {
  const [first, second] = [
    await hashPassword('caf\u00e9-42-stairs'),
    await hashPassword('caf\u00e9-42-stairs'),
  ]
  expect(first).not.toBe(second)
  expect(await verifyPassword('cafe\u0301-42-stairs', first)).toBe(true)
})

test('an account without a password, or without being, lets nobody in', async () => {
  expect(await verifyPassword('', null)).toBe(false)
  expect(await verifyPassword('velvet-42-stairs', undefined)).toBe(false)
})
