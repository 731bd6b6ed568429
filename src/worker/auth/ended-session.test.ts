import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import type { ApiContext } from '../lib/app.ts'
import { openDb } from '../lib/db.ts'
import { createShopper } from '../testing/shopper.ts'
import { connectGoogle } from './google/linking.ts'
import { addPasskey } from './passkeys/queries.ts'

// Somebody made an account with another's address. Her call has been let in when the owner comes and ends all sessions.
const endedMeanwhile = async () => {
  const { id } = await createShopper()
  const first = await env.DB.prepare('select secret_hash from sessions where user_id = ?')
    .bind(id)
    .first<string>('secret_hash')
  const c = { var: { db: openDb(env.DB) }, req: { header: () => undefined } } as unknown as ApiContext
  const count = (table: string) =>
    env.DB.prepare(`select count(*) held from ${table} where user_id = ?`).bind(id).first<number>('held')
  const end = () => env.DB.prepare('delete from sessions where user_id = ?').bind(id).run()
  return { id, session: first ?? '', c, count, end }
}

test('a session that was ended adds no passkey to an account, one that is open does', async () => {
  const { id, session, c, count, end } = await endedMeanwhile()
  const add = () =>
    addPasskey(c, session, {
      id: crypto.randomUUID(),
      userId: id,
      publicKey: Buffer.from([1]),
      counter: 0,
      transports: [],
      backedUp: false,
      name: 'Phone',
      createdAt: new Date(),
    })
  await add()
  await end()
  await expect(add()).rejects.toMatchObject({ code: 'not_authenticated' })
  expect(await count('passkeys')).toBe(1)
})

test('a session that was ended connects no Google account, one that is open does', async () => {
  const { id, session, c, count, end } = await endedMeanwhile()
  const googleUser = () => ({ subject: crypto.randomUUID(), email: 'stranger@example.com', name: 'S' })
  await end()
  expect(await connectGoogle(c, { userId: id, session }, googleUser())).toBe('lost')
  expect(await count('identities')).toBe(0)
  const open = await endedMeanwhile()
  expect(await connectGoogle(c, { userId: open.id, session: open.session }, googleUser())).toBe('connected')
})
