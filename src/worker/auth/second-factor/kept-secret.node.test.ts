import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { keepSecret, openSecret } from './kept-secret.ts'
import { newTotpSecret } from './totp.ts'

const newKey = () => randomBytes(32).toString('base64')
const siteWith = (...keys: string[]) => ({ SECOND_FACTOR_KEY: keys.join(' ') })

const [ada, eve] = ['0-ada', '0-eve']

test('without a key a secret is stored as it is; with one it is sealed, each time otherwise', async () => {
  const secret = newTotpSecret()
  expect(new Uint8Array(await keepSecret(siteWith(), ada, secret))).toEqual(secret)
  const site = siteWith(newKey())
  const [one, other] = [await keepSecret(site, ada, secret), await keepSecret(site, ada, secret)]
  expect(one.includes(Buffer.from(secret))).toBe(false)
  expect(one.equals(other)).toBe(false)
  for (const kept of [one, other])
    expect(await openSecret(site, ada, kept)).toEqual({ secret, renewed: null })
})

test('what was stored before there was a key, or under a former one, opens, and comes with what to store instead', async () => {
  const secret = newTotpSecret()
  const [first, second] = [newKey(), newKey()]
  const plain = await openSecret(siteWith(first), ada, Buffer.from(secret))
  expect(plain.secret).toEqual(secret)
  const turned = await openSecret(siteWith(second, first), ada, plain.renewed ?? Buffer.alloc(0))
  expect(turned.secret).toEqual(secret)
  expect(await openSecret(siteWith(second), ada, turned.renewed ?? Buffer.alloc(0))).toEqual({
    secret,
    renewed: null,
  })
})

test('it opens by no other key, for no other account, and not once a bit of it has changed', async () => {
  const site = siteWith(newKey())
  const kept = await keepSecret(site, ada, newTotpSecret())
  await expect(openSecret(siteWith(newKey()), ada, kept)).rejects.toThrow('no key of it')
  await expect(openSecret(siteWith(), ada, kept)).rejects.toThrow('no key of it')
  await expect(openSecret(site, eve, kept)).rejects.toThrow()
  for (const at of [0, 6, kept.length - 1]) {
    const changed = Buffer.from(kept)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    await expect(openSecret(site, ada, changed)).rejects.toThrow()
  }
})

test('a key of another length is told, before anything is stored', async () => {
  await expect(keepSecret(siteWith('c2hvcnQ='), ada, newTotpSecret())).rejects.toThrow('32 bytes')
})
