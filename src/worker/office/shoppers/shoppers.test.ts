import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { smallJpegBytes } from '../../testing/pictures.ts'
import { createSignedIn } from '../../testing/signed-in.ts'
import { createStaff, readActs } from '../../testing/staff.ts'

const reason = 'as was agreed'

const actsOf = async (id: string) => (await readActs()).filter(({ subject }) => subject === id)

type Found = { id: string; credits: number; sessions: { id: string }[]; removalDueAt: string | null }

describe('support', () => {
  test('finds a shopper by her exact email or id, each look is in the log, and nothing of her body or photos is told', async () => {
    const support = await createStaff('support')
    const ada = await createSignedIn({ photoStorage: 'account' })
    const picture = await ada.fetch('/api/photos/selfie', { method: 'POST', body: smallJpegBytes() })
    const { url } = await picture.json<{ url: string }>()
    for (const account of [ada.email.toUpperCase(), ada.id]) {
      const answer = await support.ask('POST', '/shoppers/find', { account })
      const told = await answer.text()
      expect(JSON.parse(told)).toMatchObject({ id: ada.id, email: ada.email, credits: 5 })
      expect(told).not.toContain(url)
      expect(told).not.toMatch(/photo|selfie/i)
    }
    for (const account of [ada.email.slice(0, 8), `%${ada.email.slice(5)}`, 'nobody@example.com'])
      expect((await support.ask('POST', '/shoppers/find', { account })).status, account).toBe(404)
    expect((await actsOf(ada.id)).map(({ act }) => act)).toEqual(['shopper.open', 'shopper.open'])
    // Her picture is hers alone, whoever works here.
    const owner = await createStaff('owner')
    expect((await owner.fetch(url)).status).toBe(404)
  })

  test('gives and takes credits as entries of her ledger, once a press, and never below none', async () => {
    const support = await createStaff('support')
    const ada = await createSignedIn()
    const press = crypto.randomUUID()
    const change = (credits: number, by = crypto.randomUUID()) =>
      support.ask('POST', `/shoppers/${ada.id}/credits`, { credits, reason, press: by })
    const together = await Promise.all([change(7, press), change(7, press)])
    expect(together.map(({ status }) => status)).toEqual([204, 204])
    expect((await change(7, press)).status).toBe(204)
    expect((await change(-2)).status).toBe(204)
    expect((await change(1)).status).toBe(204)
    const refused = await change(-12)
    expect([refused.status, (await refused.json<{ error: string }>()).error]).toEqual([
      409,
      'too_few_credits',
    ])
    const nobody = { credits: 1, reason, press: crypto.randomUUID() }
    expect((await support.ask('POST', '/shoppers/0-nobody/credits', nobody)).status).toBe(404)
    const { entries } = await (await ada.api.credits.history.$get({ query: {} })).json()
    expect(entries.map(({ kind, credits, balance }) => [kind, credits, balance])).toEqual([
      ['gift', 1, 11],
      ['correction', -2, 10],
      ['gift', 7, 12],
      ['sign_up', 5, 5],
    ])
    expect(await actsOf(ada.id)).toMatchObject([
      { act: 'credits.give', before: { credits: 5 }, after: { change: 7 }, reason, actor: support.id },
      { act: 'credits.take', before: { credits: 12 }, after: { change: -2 } },
      { act: 'credits.give', before: { credits: 10 }, after: { change: 1 } },
    ])
  })

  test('a press that was used is told apart where it comes for another account, or with another number', async () => {
    const support = await createStaff('support')
    const [ada, eve] = [await createSignedIn(), await createSignedIn()]
    const press = crypto.randomUUID()
    const give = (id: string, credits: number) =>
      support.ask('POST', `/shoppers/${id}/credits`, { credits, reason, press })
    expect((await give(ada.id, 3)).status).toBe(204)
    for (const other of [await give(eve.id, 3), await give(ada.id, 4), await give('0-nobody', 3)])
      expect([other.status, (await other.json<{ error: string }>()).error]).toEqual([409, 'key_reused'])
    expect((await give(ada.id, 3)).status).toBe(204)
    for (const [shopper, credits] of [
      [ada, 8],
      [eve, 5],
    ] as const) {
      const { entries } = await (await shopper.api.credits.history.$get({ query: {} })).json()
      expect(entries[0]?.balance).toBe(credits)
    }
  })

  test('gives her own account nothing: a second person does, or an owner, who may for herself, too', async () => {
    const [support, colleague, owner] = [
      await createStaff('support'),
      await createStaff('support'),
      await createStaff('owner'),
    ]
    const give = (by: typeof support, to: string) =>
      by.ask('POST', `/shoppers/${to}/credits`, { credits: 2, reason, press: crypto.randomUUID() })
    const refused = await give(support, support.id)
    expect([refused.status, (await refused.json<{ error: string }>()).error]).toEqual([
      403,
      'second_person_required',
    ])
    expect(await actsOf(support.id)).toEqual([])
    for (const by of [colleague, owner]) expect((await give(by, support.id)).status).toBe(204)
    expect((await give(owner, owner.id)).status).toBe(204)
  })

  test.each([0, 501, 1.5, '3'])('%s credits are no change', async (credits) => {
    const support = await createStaff('support')
    const ada = await createSignedIn()
    const body = { credits, reason, press: crypto.randomUUID() }
    expect((await support.ask('POST', `/shoppers/${ada.id}/credits`, body)).status).toBe(400)
  })

  test('ends one of her sessions, and nobody else’s', async () => {
    const support = await createStaff('support')
    const ada = await createSignedIn()
    const eve = await createSignedIn()
    const found = await (await support.ask('POST', '/shoppers/find', { account: ada.id })).json<Found>()
    const [session] = found.sessions
    const end = (id: string) => support.ask('POST', `/shoppers/${id}/sessions/${session?.id}/end`, { reason })
    expect((await end(eve.id)).status).toBe(404)
    expect((await end(ada.id)).status).toBe(204)
    expect((await ada.api.account.sessions.$get()).status).toBe(401)
    expect((await eve.api.account.sessions.$get()).status).toBe(200)
  })

  test('hands out what she could take along herself, with no secret in it', async () => {
    const support = await createStaff('support')
    const ada = await createSignedIn()
    const told = await (await support.ask('POST', `/shoppers/${ada.id}/export`, { reason })).text()
    expect(JSON.parse(told)).toMatchObject({ account: { id: ada.id }, sessions: [{ isCurrent: false }] })
    expect(told).not.toMatch(/passwordHash|secretHash/)
    expect(await actsOf(ada.id)).toMatchObject([{ act: 'shopper.export', reason }])
  })

  test('begins her removal with the fourteen days that she has herself, and can take it back', async () => {
    const support = await createStaff('support')
    const ada = await createSignedIn()
    expect((await support.ask('POST', `/shoppers/${ada.id}/removal`, { reason })).status).toBe(204)
    const due = await env.DB.prepare('select removal_due_at from users where id = ?')
      .bind(ada.id)
      .first<number>('removal_due_at')
    expect(Math.round(((due ?? 0) - Date.now()) / 86_400_000)).toBe(14)
    expect((await ada.api.account.sessions.$get()).status).toBe(401)
    const mails = () =>
      env.DB.prepare('select kind from mails where user_id = ?').bind(ada.id).all<{ kind: string }>()
    expect((await mails()).results.map(({ kind }) => kind)).toContain('removal_asked')
    expect((await support.ask('POST', `/shoppers/${ada.id}/stay`, { reason })).status).toBe(204)
    expect((await support.ask('POST', `/shoppers/${ada.id}/stay`, { reason })).status).toBe(404)
    expect((await mails()).results.map(({ kind }) => kind)).toContain('removal_cancelled')
    expect((await actsOf(ada.id)).map(({ act }) => act)).toEqual(['shopper.remove', 'shopper.keep'])
  })
})
