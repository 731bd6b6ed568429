import { env } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { importStep } from '../../imports/import-step.ts'
import { createStaff, readActs, type Staff } from '../../testing/staff.ts'
import { publish } from '../../testing/web.ts'

const address = 'https://cape.example/feed.csv'
const site = { ...env, CATALOGUE_FEEDS: `cape=${address}` }
const reason = 'a new export'

const table = (rows: string[][], head = ['id', 'title', 'link', 'image_link', 'price']) =>
  [head, ...rows].map((row) => row.join(',')).join('\n')
const row = (id: string, title: string, price = '20.00 USD') => [
  id,
  title,
  `https://cape.example/${id}`,
  `https://cape.example/${id}.jpg`,
  price,
]

let editor: Staff
const state = () =>
  env.CATALOGUE_DB.prepare(
    "select count(*) n, group_concat(name) names from products where feed_id = 'cape' and gone_at is null",
  ).first<{ n: number; names: string }>()
const act = (name: string, body: object = { reason }) => editor.ask('POST', `/feeds/cape/${name}`, body)
const map = (mapping: object | null) => editor.ask('PUT', '/feeds/cape/mapping', { mapping })
const later = () => env.CATALOGUE_DB.prepare("update feeds set checked_at = 0 where id = 'cape'").run()

type Outlook = {
  failure: string | null
  added: number
  changed: number
  unchanged: number
  gone: number | null
  examples: object[]
  read: number
}
const rehearse = async (mapping: object | null = null) =>
  (await act('rehearsal', { mapping })).json<Outlook>()

/** The queue would import by itself. */
let sent = vi.fn()
beforeEach(() => {
  sent = vi.fn(() => Promise.resolve())
  vi.spyOn(env.WORK, 'send').mockImplementation(sent)
})
afterEach(() => vi.restoreAllMocks())

beforeEach(async () => {
  editor = await createStaff('editor')
  for (const name of ['products', 'imports', 'feeds', 'import_seen', 'price_history'])
    await env.CATALOGUE_DB.prepare(`delete from ${name}`).run()
  await publish(address, {
    body: table([row('1', 'Cape'), row('2', 'Coat')]),
    headers: { 'content-type': 'text/csv' },
  })
  await importStep(site)
})

describe('a feed', () => {
  test('that is paused is left alone until it is resumed', async () => {
    expect(await state()).toMatchObject({ n: 2 })
    expect((await act('pause')).status).toBe(204)
    await publish(address, { body: table([row('1', 'Cape'), row('2', 'Coat'), row('3', 'Shawl')]) })
    await later()
    await importStep(site)
    expect(await state()).toMatchObject({ n: 2 })
    expect((await act('resume')).status).toBe(204)
    await importStep(site)
    expect(await state()).toMatchObject({ n: 3 })
    const acts = (await readActs()).filter(({ actor }) => actor === editor.id)
    expect(acts.map((one) => one.act)).toEqual(['feed.pause', 'feed.resume'])
    expect(acts[0]).toMatchObject({ before: { pausedAt: null }, reason })
  })

  test('is told with its last reports, and not with the key of its address', async () => {
    await env.CATALOGUE_DB.prepare(
      "update feeds set address = 'https://cape.example/feed?key=secret' where id = 'cape'",
    ).run()
    const told = await (await editor.ask('GET', '/feeds')).text()
    expect(told).not.toContain('secret')
    expect(JSON.parse(told)).toMatchObject([{ id: 'cape', reports: [{ state: 'done', added: 2, read: 2 }] }])
  })

  test('is read at once where somebody says so, and the queue is asked to begin', async () => {
    expect((await act('run')).status).toBe(204)
    expect(sent).toHaveBeenCalledWith({ task: 'imports' })
    const checked = await env.CATALOGUE_DB.prepare("select checked_at from feeds where id = 'cape'").first(
      'checked_at',
    )
    expect(checked).toBeNull()
    await env.CATALOGUE_DB.prepare("update feeds set kind = 'hand' where id = 'cape'").run()
    expect((await act('run')).status).toBe(404)
  })
})

describe('a dry run', () => {
  test('tells what an import would do, and does nothing of it', async () => {
    await publish(address, {
      body: table([row('1', 'Cape', '15.00 USD'), row('3', 'Shawl'), ['4', '', '', '', '']]),
    })
    const before = await state()
    expect(await rehearse()).toMatchObject({
      failure: null,
      read: 3,
      added: 1,
      changed: 1,
      unchanged: 0,
      gone: 1,
      skipped: 1,
      examples: [
        { itemId: '1', name: 'Cape', was: '$20.00', is: '$15.00' },
        { itemId: '3', name: 'Shawl', was: null },
      ],
      reasons: [{ reason: 'title missing', count: 1 }],
    })
    expect(await state()).toEqual(before)
    expect((await env.CATALOGUE.list({ prefix: 'rehearsals/' })).objects).toEqual([])
  })

  test('says why nothing can be read', async () => {
    await publish(address, { body: table([['1', 'Cape']], ['foo', 'bar']) })
    expect(await rehearse()).toMatchObject({
      failure: 'No known kind of feed has these columns: foo, bar.',
      gone: null,
    })
  })

  test('tries a mapping that is not kept yet', async () => {
    const head = ['nr', 'bezeichnung', 'link', 'bild', 'preis']
    await publish(address, { body: table([row('1', 'Cape'), row('2', 'Coat')], head) })
    expect((await rehearse()).failure).toMatch('No known kind')
    const mapping = { id: ['nr'], title: ['Bezeichnung'], image: ['bild'], price: ['preis'] }
    expect(await rehearse(mapping)).toMatchObject({ failure: null, unchanged: 2 })
    expect((await map(mapping)).status).toBe(204)
    await importStep(site)
    expect(await state()).toMatchObject({ n: 2, names: 'Cape,Coat' })
    await map(null)
    await importStep(site)
    const failure = await env.CATALOGUE_DB.prepare(
      "select failure from imports where state = 'failed'",
    ).first('failure')
    expect(failure).toMatch('No known kind')
  })

  test('of a field that there is not is refused', async () => {
    expect((await map({ landmarks: ['x'] })).status).toBe(400)
    expect((await map({ title: [''] })).status).toBe(400)
  })
})
