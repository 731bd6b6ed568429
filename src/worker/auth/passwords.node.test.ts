import { expect, test } from 'vitest'
import { hashPassword, matchPassword, passwordCost, verifyPassword } from './passwords.ts'

/** Made with N = 16384, r = 8 and p = 5, like all stored hashes, before they named it. */
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

test('a hash names its cost and is verified at it, so that the cost can be raised', async () => {
  expect(await hashPassword('velvet-42-stairs')).toMatch(/^scrypt:16384:8:5\$[\w+/=]+\$[\w+/=]+$/)
  const cheap = await hashPassword('velvet-42-stairs', { ...passwordCost, N: 1024, p: 2 })
  expect(cheap).toMatch(/^scrypt:1024:8:2\$/)
  expect(await verifyPassword('velvet-42-stairs', cheap)).toBe(true)
  expect(await verifyPassword('velvet-42-stair', cheap)).toBe(false)
  // Of accounts with one address, each is opened by its own, at its own.
  expect(await matchPassword('velvet-42-stairs', [stored, cheap])).toMatchObject({ matches: 0 })
  expect(
    await matchPassword('velvet-42-stairs', [await hashPassword('brocade-17-lamps'), cheap]),
  ).toMatchObject({ matches: 1 })
  expect(await verifyPassword('velvet-42-stairs', cheap.replace('scrypt', 'argon2'))).toBe(false)
  expect(await verifyPassword('velvet-42-stairs', 'no hash of ours')).toBe(false)
})

test('no password matches an account without one, or no account at all', async () => {
  expect(await verifyPassword('', null)).toBe(false)
  expect(await verifyPassword('velvet-42-stairs', undefined)).toBe(false)
})
