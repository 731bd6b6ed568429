import { createExecutionContext, createMessageBatch, env, getQueueResult } from 'cloudflare:test'
import { afterEach, describe, expect, test, vi } from 'vitest'
import worker from '../index.ts'
import { openCatalogue } from '../lib/db.ts'
import { tellSavers } from '../wishlist/tell-savers.ts'
import { createProduct } from '../testing/products.ts'
import { listGivenUp } from '../operations/given-up-work.ts'
import { begin } from './queue.ts'
import { tasks } from './tasks.ts'

afterEach(() => vi.restoreAllMocks())

/** Hands messages to the Worker as the queue does; tells which it took and which it wants again. */
async function deliver(bodies: unknown[], { queue = 'cabine-work', attempts = 1, bindings = env } = {}) {
  const messages = bodies.map((body, i) => ({ id: String(i), timestamp: new Date(), attempts, body }))
  const batch = createMessageBatch(queue, messages)
  const retried = batch.messages.map((one) => vi.spyOn(one, 'retry'))
  const context = createExecutionContext()
  await worker.queue(batch, bindings, context)
  const { explicitAcks } = await getQueueResult(batch, context)
  return { taken: explicitAcks, again: retried.flatMap(({ mock }) => mock.calls.flat()) }
}

/** What is sent to the queue meanwhile. */
function overhear() {
  const sent: unknown[] = []
  const send = vi.fn(async (messages: Iterable<{ body: unknown }>) => {
    for (const { body } of messages) sent.push(body)
  })
  return { sent, bindings: { ...env, WORK: { ...env.WORK, sendBatch: send } as unknown as Queue } }
}

const purge = async () => {}

async function saveByMany(productId: string, shoppers: number) {
  await env.DB.batch([
    env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
       insert into users (id, email, name, created_at) select 'many-' || i, 'many-' || i || '@example.com', '', 0 from n`,
    ).bind(shoppers),
    env.DB.prepare(
      `insert into wishlist_items (user_id, item_id, product_id, title, brand, price, image, link, category, saved_at)
       select id, ?1, ?1, '', '', '', '', '', 'tops', 0 from users where id like 'many-%'`,
    ).bind(productId),
  ])
  await env.CATALOGUE_DB.prepare(
    `insert into product_news (product_id, at, kind, data) values (?, 1, 'back_in_stock', '{}')`,
  )
    .bind(productId)
    .run()
}

const countTold = () =>
  env.DB.prepare("select count(*) n from notifications where key like 'piece:%'").first('n')

describe('what a cron leaves undone goes on in the queue', () => {
  test('a task with more to do asks for itself again, and one without asks for nothing', async () => {
    const { sent, bindings } = overhear()
    await begin('mails', bindings, purge)
    expect(sent).toEqual([])
    const { id } = await createProduct()
    await saveByMany(id, 4_500)
    // Of five portions this run tells one.
    expect(await tellSavers(env, { maxTrips: 3 })).toBe(true)
    expect(await countTold()).toBe(1_000)
    expect(await deliver([{ task: 'savers' }])).toMatchObject({ taken: ['0'] })
    expect(await countTold()).toBe(4_500)
    // Twice the same message changes nothing.
    await deliver([{ task: 'savers' }, { task: 'savers' }])
    expect(await countTold()).toBe(4_500)
  })

  test('a cron asks for as many as there is work for, a message for one, or they would grow without end', async () => {
    const waiting = vi.spyOn(tasks, 'imports').mockResolvedValue(30)
    const { sent, bindings } = overhear()
    await begin('imports', bindings, purge)
    expect(sent).toHaveLength(8)
    await deliver([{ task: 'imports' }], { bindings })
    expect(sent).toHaveLength(9)
    expect(waiting).toHaveBeenCalledTimes(2)
  })

  test('a queue that refuses, or is not there, costs the wait for the next cron', async () => {
    vi.spyOn(tasks, 'imports').mockResolvedValue(3)
    const refused = vi.fn(() => Promise.reject(new Error('full')))
    const refusing = { ...env, WORK: { sendBatch: refused } as unknown as Queue }
    await expect(begin('imports', refusing, purge)).resolves.toBeUndefined()
    expect(refused).toHaveBeenCalledOnce()
    const without = { ...env, WORK: undefined as unknown as Queue }
    await expect(begin('imports', without, purge)).resolves.toBeUndefined()
  })
})

describe('a task that fails', () => {
  const broken = { ...env, CATALOGUE_DB: undefined as unknown as D1Database }

  test('is tried again, later each time', async () => {
    const first = await deliver([{ task: 'savers' }], { bindings: broken })
    const fifth = await deliver([{ task: 'savers' }], { bindings: broken, attempts: 5 })
    expect(first).toEqual({ taken: [], again: [{ delaySeconds: 30 }] })
    expect(fifth).toEqual({ taken: [], again: [{ delaySeconds: 480 }] })
  })

  test('and is given up at last, where an operator sees it', async () => {
    await deliver([{ task: 'savers' }, { task: 'imports' }, { task: 'savers' }], {
      queue: 'cabine-work-given-up',
    })
    expect(await listGivenUp(openCatalogue(env.CATALOGUE_DB))).toEqual(
      expect.arrayContaining([expect.objectContaining({ task: 'savers', times: 2 })]),
    )
  })

  test('what nobody understands is put away, and holds nothing up', async () => {
    expect(await deliver([{ task: 'dig' }, 'mails', null])).toMatchObject({ taken: ['0', '1', '2'] })
  })
})
