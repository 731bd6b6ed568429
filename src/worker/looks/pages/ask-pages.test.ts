import { createExecutionContext, env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { firstIn } from '#shared/testing/first.ts'
import worker from '../../index.ts'
import { randomText } from '../../lib/ids.ts'
import { askAbout } from '../../testing/look-asks.ts'
import { jpegDataUrlOf } from '../../testing/pictures.ts'
import { createSignedIn, type SignedIn } from '../../testing/signed-in.ts'
import { createStaff } from '../../testing/staff.ts'

const site = 'https://cabine.example'
const files = { fetch: () => Promise.resolve(new Response('')) }
const siteEnv = { ...env, ASSETS: files, SITE_ADDRESS: site } as unknown as Env

const ask = (path: string, init: RequestInit = {}) =>
  worker.fetch(new Request(site + path, init), siteEnv, createExecutionContext())

/** A friend's browser: the page has given it what it votes with. */
async function openAs(path: string, address = '') {
  const from: Record<string, string> = address ? { 'cf-connecting-ip': address } : {}
  const page = await ask(path, { headers: from })
  const cookie = page.headers.get('set-cookie')?.split(';')[0] ?? ''
  const send = (to: string, fields: Record<string, string>) =>
    ask(to, { method: 'POST', body: new URLSearchParams(fields), headers: { origin: site, cookie, ...from } })
  return {
    page: await page.text(),
    cookie,
    vote: (option: number | string, words = '') => send(`${path}/vote`, { option: String(option), words }),
    see: async () => (await ask(path, { headers: { cookie, 'accept-language': 'en' } })).text(),
  }
}

const asksOf = async ({ api }: SignedIn) => firstIn(await (await api['look-asks'].$get()).json())
const votesOf = async (owner: SignedIn) => (await asksOf(owner)).options.map(({ votes }) => votes)

describe('friends', () => {
  test('choose without an account, leave a word for her alone, and then see how others chose', async () => {
    const owner = await createSignedIn()
    const { path } = await askAbout(owner)
    const [one, other] = [await openAs(path), await openAs(path)]
    expect(one.page).toContain('For Saturday?')
    expect(one.page).not.toContain('<progress')
    const voted = await one.vote(1, 'The second, <b>always</b>')
    expect([voted.status, voted.headers.get('location')]).toEqual([303, path])
    await other.vote(0)
    expect((await one.see()).match(/<progress value="(\d)" max="2"/g)).toHaveLength(2)
    // Nobody but her reads it.
    expect(await other.see()).not.toContain('always')
    const told = await asksOf(owner)
    expect(told.options.map(({ votes }) => votes)).toEqual([1, 1])
    expect(told.words).toMatchObject([{ position: 1, words: 'The second, <b>always</b>' }])
  })

  test('have one vote a device, however often and however fast they send it', async () => {
    const owner = await createSignedIn()
    const { path } = await askAbout(owner)
    const friend = await openAs(path)
    await Promise.all([friend.vote(0), friend.vote(0), friend.vote(1), friend.vote(0)])
    const before = await votesOf(owner)
    expect(before.reduce((sum, votes) => sum + votes)).toBe(1)
    await friend.vote(before[0] === 1 ? 1 : 0, 'I changed my mind')
    expect(await votesOf(owner)).toEqual(before)
    expect((await asksOf(owner)).words).toEqual([])
  })

  test('lose no vote where a hundred choose at once', async () => {
    const owner = await createSignedIn()
    const { path } = await askAbout(owner)
    const friends = await Promise.all(
      Array.from({ length: 100 }, (_, at) => openAs(path, `10.${Math.floor(at / 2)}.1.${at + 1}`)),
    )
    const answers = await Promise.all(friends.map((friend, at) => friend.vote(at % 2)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]))
    expect(await votesOf(owner)).toEqual([50, 50])
    const { notifications } = await (await owner.api.notifications.$get()).json()
    expect(notifications.filter(({ kind }) => kind === 'friends_voted')).toHaveLength(1)
  }, 60_000)

  test('do not decide from one network alone, nor without a cookie, nor for a look that is not there', async () => {
    const owner = await createSignedIn()
    const { path } = await askAbout(owner)
    const address = '203.0.113.9'
    const friends = await Promise.all(Array.from({ length: 30 }, () => openAs(path, address)))
    const answers = await Promise.all(friends.map((friend) => friend.vote(0)))
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(25)
    expect(await votesOf(owner)).toEqual([25, 0])
    const bare = await ask(`${path}/vote`, {
      method: 'POST',
      body: new URLSearchParams({ option: '1' }),
      headers: { origin: site },
    })
    expect(bare.status).toBe(403)
    const friend = await openAs(path)
    await friend.vote(3)
    expect((await friend.vote('x')).status).toBe(403)
    expect(await votesOf(owner)).toEqual([25, 0])
  })

  test('vote with what another page gave them for nothing', async () => {
    const owner = await createSignedIn()
    const [first, second] = [await askAbout(owner), await askAbout(owner)]
    const friend = await openAs(first.path)
    await friend.vote(0)
    const rows = env.DB.prepare('select count(*) as count from look_votes where ask_id = ?').bind(second.id)
    expect(await rows.first('count')).toBe(0)
  })
})

describe('she who asks', () => {
  test('hides a word, and the vote stays; nobody else can', async () => {
    const [owner, stranger] = [await createSignedIn(), await createSignedIn()]
    const { path, id } = await askAbout(owner)
    await (await openAs(path)).vote(0, 'Rude')
    const { id: vote } = firstIn((await asksOf(owner)).words)
    const hide = ({ api }: SignedIn) =>
      api['look-asks'][':id'].votes[':vote'].words.$delete({ param: { id, vote } })
    expect(String((await hide(stranger)).status)).toBe('404')
    expect((await asksOf(owner)).words).toHaveLength(1)
    expect((await hide(owner)).status).toBe(204)
    expect(await asksOf(owner)).toMatchObject({ words: [], options: [{ votes: 1 }, { votes: 0 }] })
  })

  test('ends it, and page, card and pictures are gone', async () => {
    const owner = await createSignedIn()
    const { path, id } = await askAbout(owner, { card: jpegDataUrlOf({ width: 1200, height: 630 }) })
    const parts = ['', '/0.jpg', '/1.jpg', '/card.jpg']
    for (const part of parts) {
      const { status, headers } = await ask(path + part)
      expect([status, headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    }
    const text = await (await ask(path, { headers: { 'user-agent': 'WhatsApp/2.24' } })).text()
    expect(text).toContain(`<meta property="og:image" content="${site}${path}/card.jpg"`)
    expect(text).not.toMatch(/api\/photos|<script/)
    expect((await owner.api['look-asks'][':id'].$delete({ param: { id } })).status).toBe(204)
    for (const part of parts) expect((await ask(path + part)).status).toBe(404)
    await expect
      .poll(async () => (await env.PHOTOS.list({ prefix: `users/${owner.id}/shown/` })).objects.length)
      .toBe(0)
  })

  test.each([
    ['one look', 1],
    ['five looks', 5],
  ])('asks about no fewer than two and no more than four looks: not about %s', async (_, count) => {
    const owner = await createSignedIn()
    const options = Array.from({ length: count }, () => ({
      lookId: 'any',
      picture: 'data:image/jpeg;base64,AA',
    }))
    await expect(askAbout(owner, { options })).rejects.toThrow('400')
  })
})

test('a key that never was is the same as one that is gone', async () => {
  expect((await ask(`/ask/${randomText(16)}`)).status).toBe(404)
  expect(
    (await ask(`/ask/${randomText(16)}/vote`, { method: 'POST', headers: { origin: site } })).status,
  ).toBe(404)
})

test('a question that is reported is taken down with one press', async () => {
  const owner = await createSignedIn()
  const options = [51, 52].map((width) => ({ lookId: '', picture: jpegDataUrlOf({ width, height: 70 }) }))
  const lookId = (await askAbout(owner)).options[0]?.lookId ?? ''
  const { path, id } = await askAbout(owner, {
    question: 'Something rude',
    options: options.map((one) => ({ ...one, lookId })),
  })
  await ask(`${path}/report`, {
    method: 'POST',
    body: new URLSearchParams({ reason: 'offensive' }),
    headers: { origin: site },
  })
  const editor = await createStaff('editor')
  const queue = await (
    await editor.ask('GET', '/moderation')
  ).json<{
    reported: { id: string; post: { title: string } }[]
  }>()
  expect(queue.reported.find((one) => one.id === id)?.post.title).toBe('Something rude')
  const taken = await editor.ask('POST', `/moderation/${id}/takedown`, { reason: 'rude', why: 'offensive' })
  expect(taken.status).toBe(204)
  expect((await ask(path)).status).toBe(404)
})
