import { env } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import { nth } from '#shared/testing/first.ts'
import { runCron } from '../../background/cron.ts'
import { listen } from '../../testing/live-tab.ts'
import { mailsTo, mailTo } from '../../testing/outbox.ts'
import { tokenIn } from '../../testing/read-mail.ts'
import { createShopper, openTab } from '../../testing/shopper.ts'
import { tripsOf } from '../../testing/trips.ts'

/** Passwords are hashed at their full price. */
vi.setConfig({ testTimeout: 30_000 })

const fresh = 'amber-77-window'
const asked = /new password for Cabine/

const forget = (email: string) => openTab().api.auth['forgot-password'].$post({ json: { email } })

const reset = (token: string, password = fresh, tab = openTab()) =>
  tab.api.auth['reset-password'].$post({ json: { token, password, confirmPassword: password } })

const signIn = (email: string, password: string) =>
  openTab().api.auth.signin.$post({ json: { email, password } })

/** A shopper who has asked for a new password, and the secret that was mailed to her. */
async function forgetful() {
  const shopper = await createShopper()
  await forget(shopper.email)
  return { ...shopper, token: tokenIn(await mailTo(shopper.email, asked)) }
}

describe('a forgotten password', () => {
  test('is replaced through a mailed link: she is signed in here, signed out everywhere else, and told by mail', async () => {
    const { email, password, fetch, api, token } = await forgetful()
    const old = await listen({ fetch })
    const tab = openTab()
    const answer = await reset(token, fresh, tab)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toMatchObject({ user: { email } })
    expect(tripsOf(answer)).toBe(2)
    expect((await tab.api.auth.user.$get()).status).toBe(200)
    expect((await api.auth.user.$get()).status).toBe(401)
    await expect.poll(() => old.closed).not.toBe(0)
    expect((await signIn(email, password)).status).toBe(401)
    expect((await signIn(email, fresh)).status).toBe(200)
    await mailTo(email, /password at Cabine was changed/)
  })

  test('a reset through a mailed link verifies the address', async () => {
    const { token } = await forgetful()
    const tab = openTab()
    await reset(token, fresh, tab)
    expect(await (await tab.api['app-state'].$get()).json()).toMatchObject({ email_verified: true })
  })

  test('an unknown address gets the same answer, with as many trips to the database', async () => {
    const { email } = await createShopper()
    const [known, unknown] = [await forget(email), await forget(`${crypto.randomUUID()}@example.com`)]
    expect([known.status, unknown.status]).toEqual([202, 202])
    expect(await known.json()).toEqual(await unknown.json())
    expect([tripsOf(known), tripsOf(unknown)]).toEqual([2, 2])
    const told = (answer: Response) =>
      [...answer.headers].filter(([name]) => !/date/.test(name)).map((pair) => pair.join(': '))
    expect(told(known as unknown as Response)).toEqual(told(unknown as unknown as Response))
  })

  test('the limit on mails is the same for an unknown address', async () => {
    const { email } = await createShopper()
    for (const address of [email, `${crypto.randomUUID()}@example.com`]) {
      const statuses: number[] = []
      for (let time = 0; time < 4; time++) statuses.push((await forget(address)).status)
      expect(statuses).toEqual([202, 202, 202, 429])
    }
  })

  test('a link works once', async () => {
    const { email, token } = await forgetful()
    expect((await reset(token)).status).toBe(200)
    const again = await reset(token, 'another-33-lamp')
    expect(again.status).toBe(410)
    expect(await again.json()).toMatchObject({ error: 'link_invalid' })
    expect((await signIn(email, fresh)).status).toBe(200)
  })

  test('of two resets with one link at once one succeeds, and one session is open', async () => {
    const { id, email, token } = await forgetful()
    const passwords = ['first-11-carpet', 'second-22-carpet']
    const answers = await Promise.all(passwords.map((password) => reset(token, password)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 410])
    const winner = nth(
      passwords,
      answers.findIndex(({ status }) => status === 200),
    )
    expect((await signIn(email, winner)).status).toBe(200)
    const { results } = await env.DB.prepare('select count(*) as open from sessions where user_id = ?')
      .bind(id)
      .all()
    // The session of the reset that succeeded, and that of the sign-in just now.
    expect(results).toEqual([{ open: 2 }])
    expect(
      await mailsTo(email).then((all) => all.filter(({ text }) => /was changed/.test(text))),
    ).toHaveLength(1)
  })

  test('of several links the newest counts', async () => {
    const { email, token } = await forgetful()
    await forget(email)
    const newest = tokenIn(await mailTo(email, asked, 2))
    expect((await reset(token)).status).toBe(410)
    expect((await reset(newest)).status).toBe(200)
  })

  test('a link ends after an hour', async () => {
    const { id, token } = await forgetful()
    await env.DB.prepare('update mailed_links set expires_at = ? where user_id = ?')
      .bind(Date.now() - 1, id)
      .run()
    expect((await reset(token)).status).toBe(410)
  })

  test('a link ends when the account gets another address', async () => {
    const { id, token } = await forgetful()
    await env.DB.prepare('update users set email = ? where id = ?')
      .bind(`${crypto.randomUUID()}@example.com`, id)
      .run()
    expect((await reset(token)).status).toBe(410)
  })

  test('a link for one purpose serves no other', async () => {
    const { email, token } = await forgetful()
    const verification = tokenIn(await mailTo(email, /Confirm your email/))
    expect((await reset(verification)).status).toBe(410)
    const verify = await openTab().api.auth['verify-email'].$post({ json: { token } })
    expect(verify.status).toBe(410)
    expect((await reset(token)).status, 'and is not used up by it').toBe(200)
  })

  test.each([
    ['fewer than 6 characters', 'ab-4z', 'invalid_input'],
    ['one of the most used ones', 'Football', 'password_common'],
  ])('%s is refused as at sign-up, and the link stays', async (_, password, error) => {
    const { token } = await forgetful()
    const answer = await reset(token, password)
    expect(answer.status).toBe(400)
    expect(await answer.json()).toMatchObject({ error, field: 'password' })
    expect((await reset(token)).status).toBe(200)
  })

  test('an account that is being removed gets no password and no session', async () => {
    const { id, token } = await forgetful()
    await env.DB.prepare(
      'insert into account_removals (user_id, started_at, attempts, try_at) values (?1, ?2, 0, ?2)',
    )
      .bind(id, Date.now())
      .run()
    expect((await reset(token)).status).toBe(410)
  })

  test('a sign-in that had begun before the removal opens no session either', async () => {
    const { id, email, password } = await createShopper()
    await env.DB.prepare(
      'insert into account_removals (user_id, started_at, attempts, try_at) values (?1, ?2, 0, ?2)',
    )
      .bind(id, Date.now())
      .run()
    const tab = openTab()
    await tab.api.auth.signin.$post({ json: { email, password } })
    expect((await tab.api.auth.user.$get()).status).toBe(401)
  })

  test('somebody who had signed up with her address can no longer sign in by any way', async () => {
    const { id, email, token } = await forgetful()
    await env.DB.batch([
      env.DB.prepare(
        `insert into passkeys (id, user_id, public_key, counter, transports, backed_up, name, created_at)
         values (?1, ?1, x'00', 0, '[]', 0, 'Mallory', 0)`,
      ).bind(id),
      env.DB.prepare(
        "insert into identities (provider, subject, user_id, email, created_at) values ('google', ?1, ?1, ?2, 0)",
      ).bind(id, email),
    ])
    await reset(token)
    const left = async (table: string) =>
      (await env.DB.prepare(`select user_id from ${table} where user_id = ?`).bind(id).all()).results
    expect([...(await left('passkeys')), ...(await left('identities'))]).toEqual([])
  })

  test('if the address was verified before, passkeys stay', async () => {
    const { id, token } = await forgetful()
    await env.DB.batch([
      env.DB.prepare('update users set email_verified_at = 1 where id = ?').bind(id),
      env.DB.prepare(
        `insert into passkeys (id, user_id, public_key, counter, transports, backed_up, name, created_at)
         values (?1, ?1, x'00', 0, '[]', 0, 'Phone', 0)`,
      ).bind(id),
    ])
    await reset(token)
    const { results } = await env.DB.prepare('select name from passkeys where user_id = ?').bind(id).all()
    expect(results).toEqual([{ name: 'Phone' }])
  })

  test('a change of address that was requested in a former session ends, whether its link was mailed or not yet', async () => {
    const { id, email, token, api } = await forgetful()
    const theirs = `${crypto.randomUUID()}@example.com`
    expect((await api.account.email.$put({ json: { email: theirs } })).status).toBe(204)
    const link = tokenIn(await mailTo(theirs, /new email/))
    // A second mail waits for its next attempt.
    await env.DB.prepare(
      `insert into mails (id, key, user_id, kind, data, email, created_at, attempts, held_until)
       values (?1, ?1, ?2, 'change_email', '{}', ?3, ?4, 1, ?4)`,
    )
      .bind(crypto.randomUUID(), id, theirs, Date.now() + 60_000)
      .run()
    const tab = openTab()
    expect((await reset(token, fresh, tab)).status).toBe(200)
    expect((await openTab().api.auth['verify-email'].$post({ json: { token: link } })).status).toBe(410)
    await env.DB.prepare('update mails set held_until = 0 where user_id = ?').bind(id).run()
    await runCron('*/5 * * * *', env)
    expect((await mailsTo(theirs)).map(({ headers }) => headers.subject)).toHaveLength(1)
    expect(await (await tab.api.auth.user.$get()).json()).toMatchObject({ email })
  })

  test('a session cookie that was in the browser before is worth nothing afterwards', async () => {
    const { token } = await forgetful()
    const stranger = await createShopper()
    const tab = { ...stranger }
    await reset(token, fresh, tab)
    const { results } = await env.DB.prepare('select user_id from sessions where user_id = ?')
      .bind(stranger.id)
      .all()
    expect(results).toEqual([])
  })

  test('a shopper without a password is told how she signs in, and may set one', async () => {
    const { id, email } = await createShopper()
    await env.DB.prepare('update users set password_hash = null where id = ?').bind(id).run()
    await forget(email)
    const mail = await mailTo(email, /Signing in to Cabine/)
    expect(mail.text).toContain('Google')
    expect((await reset(tokenIn(mail))).status).toBe(200)
    expect((await signIn(email, fresh)).status).toBe(200)
  })

  test('neither the table of links nor that of mails holds a secret', async () => {
    const { id, token } = await forgetful()
    const dump = await Promise.all(
      ['mailed_links', 'mails'].map((table) =>
        env.DB.prepare(`select * from ${table} where user_id = ?`).bind(id).all(),
      ),
    )
    const stored = JSON.stringify(dump.map(({ results }) => results))
    expect(stored).toContain(id)
    expect(stored).not.toContain(token)
    expect(stored).not.toContain(token.slice(4))
  })
})

describe('changing the password in the settings', () => {
  const change = (tab: ReturnType<typeof openTab>, currentPassword: string, password = fresh) =>
    tab.api.account.password.$put({ json: { currentPassword, password, confirmPassword: password } })

  test('requires the current one, signs out other devices only, and is told by mail', async () => {
    const shopper = await createShopper()
    const { email, password } = shopper
    const other = openTab()
    await other.api.auth.signin.$post({ json: { email, password } })
    const answer = await change(shopper, password)
    expect(answer.status).toBe(204)
    expect(tripsOf(answer)).toBe(3)
    expect((await shopper.api.auth.user.$get()).status).toBe(200)
    expect((await other.api.auth.user.$get()).status).toBe(401)
    expect((await signIn(email, password)).status).toBe(401)
    expect((await signIn(email, fresh)).status).toBe(200)
    await mailTo(email, /was changed/)
  })

  test('a wrong one changes nothing, and guesses count as at sign-in', async () => {
    const { email, password, ...tab } = await createShopper()
    const answer = await change(tab, 'not-hers')
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ error: 'wrong_password', field: 'currentPassword' })
    for (let guess = 0; guess < 7; guess++) await change(tab, `guess-${guess}`)
    expect((await change(tab, password)).status).toBe(429)
    expect((await tab.api.auth.user.$get()).status).toBe(200)
    expect((await mailsTo(email)).map(({ headers }) => headers.subject)).not.toContain(
      'Your password at Cabine was changed',
    )
  })

  test('of two changes at once one succeeds', async () => {
    const shopper = await createShopper()
    const wishes = ['first-11-carpet', 'second-22-carpet']
    const answers = await Promise.all(wishes.map((next) => change(shopper, shopper.password, next)))
    const winner = answers.findIndex(({ status }) => status === 204)
    // Both have the same session, which the first change ends. The second one is not signed in any more if it is read
    // later (401), and finds another password if it was read before (403).
    expect([401, 403]).toContain(answers[1 - winner]?.status)
    const signedIn = await Promise.all(wishes.map((wish) => signIn(shopper.email, wish)))
    expect(signedIn.map(({ status }) => status === 200)).toEqual([winner === 0, winner === 1])
  })

  test('a link to reset the password that was mailed before ends', async () => {
    const { token, password, ...tab } = await forgetful()
    expect((await change(tab, password)).status).toBe(204)
    expect((await reset(token)).status).toBe(410)
  })

  test('an account without a password has none to change', async () => {
    const { id, ...tab } = await createShopper()
    await env.DB.prepare('update users set password_hash = null where id = ?').bind(id).run()
    expect((await change(tab, 'anything-at-all')).status).toBe(403)
    expect(await (await tab.api['app-state'].$get()).json()).toMatchObject({ has_password: false })
  })
})
