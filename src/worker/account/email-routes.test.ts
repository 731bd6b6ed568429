import { env } from 'cloudflare:test'
import { describe, expect, test, vi } from 'vitest'
import { api } from '../api.ts'
import { runCron } from '../background/cron.ts'
import { mailsTo, mailTo } from '../testing/outbox.ts'
import { tokenIn } from '../testing/read-mail.ts'
import { createShopper, openTab } from '../testing/shopper.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { tripsOf } from '../testing/trips.ts'

vi.setConfig({ testTimeout: 30_000 })

const isVerified = async (tab: Pick<ReturnType<typeof openTab>, 'api'>) =>
  (await (await tab.api['app-state'].$get()).json()) as { email_verified: boolean; user: { email: string } }

const open = (token: string, tab = openTab()) => tab.api.auth['verify-email'].$post({ json: { token } })

const confirmation = /Confirm your email for Cabine/

describe('confirming an email', () => {
  test('the link in the sign-up mail confirms it on any device, once', async () => {
    const shopper = await createShopper()
    expect(await isVerified(shopper)).toMatchObject({ email_verified: false })
    const token = tokenIn(await mailTo(shopper.email, confirmation))
    const answer = await open(token)
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ email: shopper.email, isChanged: false })
    expect(tripsOf(answer)).toBe(1)
    expect(await isVerified(shopper)).toMatchObject({ email_verified: true })
    expect((await open(token)).status).toBe(410)
  })

  test('a visit alone confirms nothing, because mail scanners visit links too', async () => {
    const shopper = await createShopper()
    const { text } = await mailTo(shopper.email, confirmation)
    const address = /http\S+/.exec(text)?.[0] ?? ''
    // What a server is told of it.
    expect(new URL(address).pathname + new URL(address).search).toBe('/verify-email')
    expect((await openTab().fetch(`/api/auth/verify-email?token=${tokenIn({ text })}`)).status).toBe(404)
    expect(await isVerified(shopper)).toMatchObject({ email_verified: false })
  })

  test('the link ends after a day', async () => {
    const shopper = await createShopper()
    const token = tokenIn(await mailTo(shopper.email, confirmation))
    await env.DB.prepare('update mailed_links set expires_at = ? where user_id = ?')
      .bind(Date.now() - 1, shopper.id)
      .run()
    expect((await open(token)).status).toBe(410)
  })

  test('the link confirms the address that it was mailed to, and not one that the account got later', async () => {
    const shopper = await createShopper()
    const token = tokenIn(await mailTo(shopper.email, confirmation))
    await env.DB.prepare('update users set email = ? where id = ?')
      .bind(`${crypto.randomUUID()}@example.com`, shopper.id)
      .run()
    expect((await open(token)).status).toBe(410)
    expect(await isVerified(shopper)).toMatchObject({ email_verified: false })
  })

  test('it is sent again on request, a few times, but not when the address is confirmed already', async () => {
    const shopper = await createShopper()
    await mailTo(shopper.email, confirmation)
    const again = () => shopper.api.account.email.verification.$post()
    expect((await again()).status).toBe(204)
    const token = tokenIn(await mailTo(shopper.email, confirmation, 2))
    await again()
    await again()
    expect((await again()).status).toBe(429)
    await mailTo(shopper.email, confirmation, 4)
    expect((await open(token)).status, 'of several the newest counts').toBe(410)
    await env.DB.prepare('update users set email_verified_at = 1 where id = ?').bind(shopper.id).run()
    expect((await again()).status).toBe(204)
    expect(await mailsTo(shopper.email)).toHaveLength(4)
  })
})

describe('changing the email', () => {
  const fresh = () => `${crypto.randomUUID()}@example.com`
  const ask = (tab: Pick<ReturnType<typeof openTab>, 'api'>, email: string) =>
    tab.api.account.email.$put({ json: { email } })

  test('happens when the link in the mail to the new one is opened; the former one is told', async () => {
    const shopper = await createShopper()
    const to = fresh()
    expect((await ask(shopper, to)).status).toBe(204)
    expect(await isVerified(shopper)).toMatchObject({ user: { email: shopper.email } })
    const answer = await open(tokenIn(await mailTo(to, /new email/)))
    expect(await answer.json()).toEqual({ email: to, isChanged: true })
    expect(await isVerified(shopper)).toMatchObject({ user: { email: to }, email_verified: true })
    await mailTo(shopper.email, /email at Cabine was changed/)
    expect((await mailsTo(to)).map(({ headers }) => headers.subject)).toHaveLength(1)
  })

  test('requires a recent proof: an unlocked device is not enough', async () => {
    const shopper = await createSignedIn()
    const answer = await ask(shopper, fresh())
    expect(answer.status).toBe(403)
    expect(await answer.json()).toMatchObject({ error: 'proof_required' })
  })

  const confirm = ({ id }: { id: string }) =>
    env.DB.prepare('update users set email_verified_at = 1 where id = ?').bind(id).run()

  test('an address that somebody has confirmed cannot be had; only its mailbox is told so', async () => {
    const [shopper, other] = [await createShopper(), await createShopper()]
    await confirm(other)
    expect((await ask(shopper, other.email)).status).toBe(204)
    await mailTo(other.email, /You already have an account at Cabine/)
    expect((await mailsTo(other.email)).map(({ headers }) => headers.subject)).not.toContain('new email')
    const to = fresh()
    await ask(shopper, to)
    const token = tokenIn(await mailTo(to, /new email/))
    await confirm(await createShopper({ email: to }))
    const answer = await open(token)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({ error: 'email_taken' })
    expect(await isVerified(shopper)).toMatchObject({ user: { email: shopper.email } })
  })

  test('of two accounts that ask for the same address one gets it', async () => {
    const to = fresh()
    const tokens: string[] = []
    for (const place of [1, 2]) {
      await ask(await createShopper(), to)
      tokens.push(tokenIn(await mailTo(to, /new email/, place)))
    }
    const answers = await Promise.all(tokens.map((token) => open(token)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

describe('her language', () => {
  const languageOf = async (tab: Pick<ReturnType<typeof openTab>, 'api'>) =>
    ((await (await tab.api['app-state'].$get()).json()) as { language: string }).language

  const signUp = async (language: 'fr' | undefined, wishes: string) => {
    const tab = openTab()
    const email = `${crypto.randomUUID()}@example.com`
    const password = 'velvet-42-stairs'
    await tab.fetch('/api/auth/signup', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': wishes },
      body: JSON.stringify({
        name: 'Ada',
        email,
        password,
        confirmPassword: password,
        minimumAge: true,
        language,
      }),
    })
    return { ...tab, email }
  }

  test('is that of the page, else the first one of the browser’s list that exists, else English', async () => {
    expect(await languageOf(await signUp('fr', 'de'))).toBe('fr')
    expect(await languageOf(await signUp(undefined, 'xx, pt-BR;q=0.9, en;q=0.8'))).toBe('pt')
    expect(await languageOf(await signUp(undefined, 'xx'))).toBe('en')
  })

  test('is the language of her mails from the next one on', async () => {
    const shopper = await signUp('fr', 'en')
    const mail = await mailTo(shopper.email, /Confirmez votre e-mail/)
    expect(mail.html).toContain('lang="fr"')
    expect((await shopper.api.account.language.$put({ json: { language: 'en' } })).status).toBe(204)
    await shopper.api.account.email.verification.$post()
    await mailTo(shopper.email, confirmation)
  })
})

describe('a site that cannot send mails', () => {
  /** A production environment without the binding for mails. */
  const silent: Env = { ...env, SITE_ADDRESS: 'https://cabine.example' }
  const withoutMail = {
    fetch: async (request: Request) =>
      api.fetch(request, silent, {
        waitUntil: () => undefined,
        passThroughOnException: () => undefined,
      } as never),
  }

  test('says so, and pretends nothing', async () => {
    const shopper = await createSignedIn({}, withoutMail)
    expect(await (await shopper.api['app-state'].$get()).json()).toMatchObject({ mail_available: false })
    const calls = [
      shopper.api.auth['forgot-password'].$post({ json: { email: shopper.email } }),
      shopper.api.account.email.verification.$post(),
    ]
    for (const answer of await Promise.all(calls)) {
      expect(answer.status).toBe(503)
      expect(await answer.json()).toMatchObject({ error: 'mail_unavailable' })
    }
  })

  test('stores no mail anywhere', async () => {
    const { email } = await createSignedIn()
    await runCron('*/5 * * * *', silent)
    expect(await mailsTo(email)).toEqual([])
  })
})
