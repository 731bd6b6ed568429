import { env } from 'cloudflare:test'
import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import { runCron } from '../background/cron.ts'
import { openDb } from '../lib/db.ts'
import { crashAfter } from '../testing/crash.ts'
import { mailsTo } from '../testing/outbox.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { mails } from './schema.ts'
import { maxAttempts, sendPending } from './send.ts'
import { mail } from './write-mail.ts'

const db = openDb(env.DB)

type Sent = { from: { name: string; email: string }; to: string; subject: string; text: string; html: string }

/** A site in production with Cloudflare's binding; `fail` decides about each sending. */
function site(fail: (message: Sent) => boolean = () => false) {
  const sent: Sent[] = []
  const binding = {
    send: async (message: Sent) => {
      if (fail(message))
        throw Object.assign(new Error(`refused ${message.to}`), { code: 'E_DELIVERY_FAILED' })
      sent.push(message)
      return { messageId: '1' }
    },
  }
  const bound = {
    ...env,
    MAIL: binding as unknown as SendEmail,
    MAIL_FROM: 'Cabine <hello@cabine.example>',
    SITE_ADDRESS: 'https://cabine.example',
  } satisfies Env
  return { sent, env: bound }
}

const changed = (key = 'password_changed:1', now = new Date()) => ({
  key,
  kind: 'password_changed' as const,
  data: {},
  now,
})

/** A shopper without pending mails. */
async function createReader() {
  const shopper = await createSignedIn({ emailVerifiedAt: null })
  await db.delete(mails)
  return shopper
}

const rowsOf = (userId: string) => db.select().from(mails).where(eq(mails.userId, userId))

/** Makes the mails due again. */
const letGo = () => db.update(mails).set({ heldUntil: new Date(0) })

beforeEach(async () => {
  await db.delete(mails)
})

describe('a mail', () => {
  test('goes out through the binding, once, from the operator’s sender', async () => {
    const { sent, env: bound } = site()
    const { id, email } = await createReader()
    await mail(db, id, changed())
    await sendPending(bound)
    await sendPending(bound)
    expect(sent).toMatchObject([
      {
        from: { name: 'Cabine', email: 'hello@cabine.example' },
        to: email,
        subject: 'Your password at Cabine was changed',
      },
    ])
    expect(firstIn(sent).text).toContain('https://cabine.example/forgot-password')
    expect(firstIn(sent).html).not.toMatch(/<img|<script|src=|url\(/)
    expect(await mailsTo(email), 'and leaves no copy in the outbox').toEqual([])
  })

  test('of one change is written once, whoever writes it again', async () => {
    const { sent, env: bound } = site()
    const { id } = await createReader()
    await Promise.all([mail(db, id, changed()), mail(db, id, changed())])
    await sendPending(bound)
    await mail(db, id, changed())
    await sendPending(bound)
    expect(sent).toHaveLength(1)
  })

  test('is sent once by many who send at the same time', async () => {
    const { sent, env: bound } = site()
    const { id } = await createReader()
    for (let n = 0; n < 25; n++) await mail(db, id, changed(`password_changed:${n}`))
    await Promise.all(Array.from({ length: 4 }, () => sendPending(bound)))
    expect(sent).toHaveLength(25)
  })

  test('of an account that is gone is not written, and none of hers is sent to anybody else', async () => {
    const { sent, env: bound } = site()
    const [ada, bea] = [await createReader(), await createReader()]
    await mail(db, 'nobody', changed())
    await mail(db, ada.id, changed())
    await mail(db, bea.id, changed())
    await sendPending(bound, { userId: ada.id })
    expect(sent.map(({ to }) => to)).toEqual([ada.email])
  })

  test('goes to the address that was hers when it was written', async () => {
    const { sent, env: bound } = site()
    const { id, email } = await createReader()
    await mail(db, id, changed())
    await env.DB.prepare('update users set email = ? where id = ?').bind('mallory@example.com', id).run()
    await sendPending(bound)
    expect(sent.map(({ to }) => to)).toEqual([email])
  })
})

describe('a mail service that fails', () => {
  test('is asked again later and later, and given up; its log names nobody', async () => {
    const { sent, env: bound } = site(() => true)
    const { id, email } = await createReader()
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined)
    await mail(db, id, changed())
    const waits: number[] = []
    for (let n = 0; n < maxAttempts + 2; n++) {
      await sendPending(bound)
      const row = firstIn(await rowsOf(id))
      waits.push(Math.round(((row.heldUntil?.getTime() ?? 0) - Date.now()) / 60_000))
      await sendPending(bound)
      await letGo()
    }
    const told = log.mock.calls.map(([line]) => String(line))
    log.mockRestore()
    const [row] = await rowsOf(id)
    expect(row).toMatchObject({ attempts: maxAttempts, sentAt: null })
    expect(waits.slice(0, 4)).toEqual([1, 2, 4, 8])
    expect(told.filter((line) => line.includes('mail_given_up'))).toHaveLength(1)
    expect(told.join('\n')).toContain('E_DELIVERY_FAILED')
    expect(told.join('\n')).not.toContain(email)
    expect(sent).toEqual([])
  })

  test('for one keeps no other from her mail, and works the next time', async () => {
    const [ada, bea] = [await createSignedIn(), await createSignedIn()]
    await db.delete(mails)
    let isDown = true
    const { sent, env: bound } = site(({ to }) => isDown && to === ada.email)
    await mail(db, ada.id, changed())
    await mail(db, bea.id, changed())
    await sendPending(bound)
    expect(sent.map(({ to }) => to)).toEqual([bea.email])
    isDown = false
    await letGo()
    await sendPending(bound)
    expect(sent.map(({ to }) => to)).toEqual([bea.email, ada.email])
  })
})

describe('the cron', () => {
  test('sends what was cut off after any of its acts, and loses none', async () => {
    const { id } = await createReader()
    for (let most = 0; ; most++) {
      await db.delete(mails)
      const { sent, env: bound } = site()
      await mail(db, id, { key: `verify_email:${most}`, kind: 'verify_email', data: {}, now: new Date() })
      const dying = crashAfter(bound, most)
      await sendPending(dying.env).catch(() => undefined)
      await letGo()
      await runCron('*/5 * * * *', bound)
      // After an interruption between the sending and its mark it is sent twice, which no mail service can exclude.
      expect(sent.length, `after ${most} acts`).toBeGreaterThanOrEqual(1)
      expect(sent.length).toBeLessThanOrEqual(2)
      expect(firstIn(await rowsOf(id)).sentAt).toBeInstanceOf(Date)
      if (dying.isAlive()) break
    }
  })

  test('sends nothing that is older than a day: a binding that is added later does not mail all that was', async () => {
    const { sent, env: bound } = site()
    const { id } = await createReader()
    await mail(db, id, changed('password_changed:old', new Date(Date.now() - 25 * 3_600_000)))
    await mail(db, id, {
      key: 'reset_password:old',
      kind: 'reset_password',
      data: {},
      now: new Date(Date.now() - 2 * 3_600_000),
    })
    await runCron('*/5 * * * *', bound)
    expect(sent).toEqual([])
  })

  test('sends no link to confirm what is confirmed meanwhile', async () => {
    const { sent, env: bound } = site()
    const { id } = await createReader()
    await mail(db, id, { key: 'verify_email:1', kind: 'verify_email', data: {}, now: new Date() })
    await env.DB.prepare('update users set email_verified_at = 1 where id = ?').bind(id).run()
    await runCron('*/5 * * * *', bound)
    expect(sent).toEqual([])
    expect(firstIn(await rowsOf(id)).sentAt).toBeInstanceOf(Date)
  })

  test('sweeps mails of ninety days and links whose time is over', async () => {
    const { id } = await createReader()
    await mail(db, id, changed('password_changed:old', new Date(Date.now() - 91 * 86_400_000)))
    await mail(db, id, changed('password_changed:new'))
    await env.DB.prepare(
      "insert into mailed_links (secret_hash, user_id, purpose, email, expires_at) values (?1, ?1, 'verify_email', '', 1)",
    )
      .bind(id)
      .run()
    await runCron('17 3 * * *', env)
    expect((await rowsOf(id)).map(({ key }) => key)).toEqual(['password_changed:new'])
    const { results } = await env.DB.prepare('select 1 from mailed_links where user_id = ?').bind(id).all()
    expect(results).toEqual([])
  })
})

describe('where mails go', () => {
  const written = async (vars: Partial<Env>) => {
    const { id, email } = await createReader()
    await mail(db, id, changed())
    await sendPending({ ...env, ...vars }, { requestUrl: 'https://cabine.example/api/auth/signup' })
    return (await mailsTo(email)).length
  }

  test('on this machine into the outbox', async () => expect(await written({})).toBe(1))

  test.each([
    ['without a binding', { SITE_ADDRESS: 'https://cabine.example' }],
    ['without an address of its own, whatever a request is made to', { SITE_ADDRESS: '' }],
  ])('nowhere in production %s', async (_, vars) => expect(await written(vars)).toBe(0))

  test('nowhere in production without a sender', async () => {
    const { sent, env: bound } = site()
    const { id } = await createReader()
    await mail(db, id, changed())
    await sendPending({ ...bound, MAIL_FROM: '' })
    expect(sent).toEqual([])
  })
})
