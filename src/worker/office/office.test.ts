import { env } from 'cloudflare:test'
import { expect, test, describe } from 'vitest'
import { openDb } from '../lib/db.ts'
import { createStaff, readActs } from '../testing/staff.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { byCommand } from '../audit-log/act.ts'
import { grantRole } from './staff/roles.ts'

const reason = 'asked for by Ada'

describe('roles', () => {
  test('an owner gives a role, another one, and takes it, and each is in the log with what was before', async () => {
    const owner = await createStaff('owner')
    const ada = await createSignedIn()
    const grant = (role: string) => owner.ask('PUT', '/staff', { account: ada.email, role, reason })
    expect((await grant('editor')).status).toBe(204)
    expect((await grant('support')).status).toBe(204)
    const list = await (await owner.ask('GET', '/staff')).json()
    expect(list).toContainEqual(expect.objectContaining({ id: ada.id, role: 'support', hasPasskey: false }))
    expect((await owner.ask('POST', `/staff/${ada.id}/removal`, { reason })).status).toBe(204)
    expect((await owner.ask('POST', `/staff/${ada.id}/removal`, { reason })).status).toBe(404)
    const acts = (await readActs()).filter(({ subject }) => subject === ada.id)
    expect(acts).toMatchObject([
      { act: 'staff.grant', actor: owner.id, role: 'owner', before: null, after: { role: 'editor' }, reason },
      { act: 'staff.grant', before: { role: 'editor' }, after: { role: 'support' } },
      { act: 'staff.remove', before: { role: 'support' }, after: null },
    ])
  })

  test('an account that has not confirmed its address gets no role: anybody can make one with any address', async () => {
    const owner = await createStaff('owner')
    const eve = await createSignedIn({ emailVerifiedAt: null })
    const grant = (account: string) => owner.ask('PUT', '/staff', { account, role: 'owner', reason })
    const refused = await grant(eve.email)
    expect([refused.status, await refused.json()]).toMatchObject([404, { error: 'no_such_account' }])
    expect(await (await owner.ask('GET', '/staff')).text()).not.toContain(eve.id)
    await env.DB.prepare('update users set email_verified_at = 1 where id = ?').bind(eve.id).run()
    expect((await grant(eve.email)).status).toBe(204)
  })

  test('the last owner stays, whoever tries, also with raw SQL', async () => {
    await env.DB.prepare("delete from staff where role <> 'owner'").run()
    const owner = await createStaff('owner')
    // Those of other tests make room.
    await env.DB.prepare('delete from staff where user_id <> ?').bind(owner.id).run()
    const refused = [
      await owner.ask('POST', `/staff/${owner.id}/removal`, { reason }),
      await owner.ask('PUT', '/staff', { account: owner.email, role: 'viewer', reason }),
    ]
    for (const answer of refused) {
      expect(answer.status).toBe(409)
      expect(await answer.json()).toMatchObject({ error: 'last_owner' })
    }
    for (const statement of [
      'delete from staff where user_id = ?',
      "update staff set role = 'viewer' where user_id = ?",
    ])
      await expect(env.DB.prepare(statement).bind(owner.id).run()).rejects.toThrow('the last owner stays')
    const ada = await createSignedIn()
    await grantRole(openDb(env.DB), byCommand, { userId: ada.id, role: 'owner', reason })
    expect((await owner.ask('POST', `/staff/${owner.id}/removal`, { reason })).status).toBe(204)
    // From the next call on.
    expect((await owner.ask('GET', '/me')).status).toBe(404)
    // Nobody is kept from leaving: her role goes with her account.
    await env.DB.prepare('delete from users where id = ?').bind(ada.id).run()
    expect(await env.DB.prepare('select count(*) n from staff').first('n')).toBe(0)
  })
})

describe('the log', () => {
  test.each(['DB', 'CATALOGUE_DB'] as const)('of %s is only ever added to', async (name) => {
    const table = name === 'DB' ? 'account_acts' : 'catalogue_acts'
    await env[name]
      .prepare(
        `insert into ${table} (token, at, actor, role, act, subject) values (?, 1, 'a', 'owner', 'b', 'c')`,
      )
      .bind(crypto.randomUUID())
      .run()
    for (const statement of [
      `update ${table} set reason = 'other'`,
      `delete from ${table}`,
      `replace into ${table}
      (id, token, at, actor, role, act, subject) select id, token, 2, 'x', role, act, subject from ${table} limit 1`,
    ])
      await expect(env[name].prepare(statement).run()).rejects.toThrow('the log is final')
  })

  test('is read in pages, the newest first, by person, act and subject', async () => {
    const owner = await createStaff('owner')
    const ada = await createSignedIn()
    const db = openDb(env.DB)
    const by = { id: `pages-${ada.id}`, role: 'owner' as const }
    for (let i = 0; i < 60; i++) {
      await grantRole(db, by, { userId: ada.id, role: i % 2 ? 'editor' : 'support', reason: `number ${i}` })
    }
    const page = async (query: string) =>
      (await owner.ask('GET', `/log?actor=${by.id}${query}`)).json<{
        acts: { reason: string; actorName: string | null }[]
        next: string | null
      }>()
    const first = await page('')
    expect(first.acts).toHaveLength(50)
    expect(first.acts[0]).toMatchObject({ reason: 'number 59', actorName: null, act: 'staff.grant' })
    const second = await page(`&before=${first.next}`)
    expect(second.acts.map((act) => act.reason)).toEqual(
      Array.from({ length: 10 }, (_, i) => `number ${9 - i}`),
    )
    expect(second.next).toBeNull()
    expect((await page(`&act=staff.remove`)).acts).toEqual([])
    expect((await page(`&subject=${ada.id}`)).acts).toHaveLength(50)
  })
})
