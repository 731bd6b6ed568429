import { env } from 'cloudflare:test'
import { describe, expect, test } from 'vitest'
import { productId } from '../catalogue/product-id.ts'
import type { ConfiguredFeed } from '../imports/feed-config.ts'
import { saveFeed } from '../imports/feed-list.ts'
import { takeRun } from '../imports/import-lease.ts'
import { importNow, continueImport } from '../imports/import-step.ts'
import { storeChecks, type Check } from '../catalogue/link-health/queries.ts'
import { createFaultyD1, type Fault } from '../testing/faulty-d1.ts'
import { rss, rssItem } from '../testing/feeds.ts'
import { saveToWishlist } from '../testing/saved-products.ts'
import { importContent, importEnv, newFeed } from '../testing/imports.ts'
import { listen } from '../testing/live-tab.ts'
import { createSignedIn, type SignedIn } from '../testing/signed-in.ts'
import { deliverPending } from './deliver.ts'
import { tellSavers } from '../wishlist/tell-savers.ts'

/** Her notifications, oldest first. */
async function toldOf({ api }: SignedIn) {
  const { notifications } = await (await api.notifications.$get()).json()
  return notifications.toReversed()
}

const pricesOf = async (shopper: SignedIn) =>
  (await toldOf(shopper)).map((one) =>
    one.kind === 'price_drop' ? `${one.data.formerCents} ${one.data.priceCents}` : one.kind,
  )

type Values = Record<string, string>

/** A feed of three products, of which she has saved the first. */
async function savedPiece(values: Values = {}) {
  const feed = newFeed()
  const shopper = await createSignedIn()
  const read = async (next: Values | null) => {
    // Two imports of one feed never begin in the same millisecond outside of tests.
    await scheduler.wait(2)
    await importContent(feed, contentOf(next))
    await tellSavers(env)
  }
  await read(values)
  await saveToWishlist(shopper.id, productId(feed.id, 'a1'))
  return { feed, shopper, id: productId(feed.id, 'a1'), read }
}

const contentOf = (first: Values | null) =>
  rss(...(first ? [rssItem(first)] : []), rssItem({ id: 'a2' }), rssItem({ id: 'a3' }))

describe('a saved piece that became cheaper', () => {
  test('is told once, to whoever saved it: in the second import, and not in a third of the same feed', async () => {
    const { shopper, id, read } = await savedPiece()
    const stranger = await createSignedIn()
    const leaving = await createSignedIn()
    await saveToWishlist(leaving.id, id)
    await env.DB.prepare('update users set removal_due_at = 1 where id = ?').bind(leaving.id).run()
    const tab = await listen(shopper)
    await read({ price: '69.00 USD', image_link: 'https://cdn.example.com/new.jpg' })
    await read({ price: '69.00 USD', image_link: 'https://cdn.example.com/new.jpg' })
    const content = {
      kind: 'price_drop',
      data: {
        productId: id,
        brand: 'Marlow',
        name: 'Silk Slip Dress',
        image: 'https://cdn.example.com/new.jpg',
        priceCents: 6900,
        formerCents: 8900,
        currency: 'USD',
      },
      isRead: false,
    }
    expect(await toldOf(shopper)).toMatchObject([content])
    for (const other of [stranger, leaving]) expect(await toldOf(other)).toEqual([])
    await deliverPending(env)
    await expect.poll(() => tab.heard).toMatchObject([{ type: 'notification', notification: content }])
  })

  test('cleared, it does not come back; the next fall of its price is another', async () => {
    const { shopper, read } = await savedPiece()
    await read({ price: '69.00 USD' })
    await shopper.api.notifications.$delete()
    await read({ price: '69.00 USD', title: 'Marlow | Silk Dress' })
    expect(await pricesOf(shopper)).toEqual([])
    await read({ price: '60.00 USD' })
    expect(await pricesOf(shopper)).toEqual(['6900 6000'])
  })

  test.each<[string, Values[], string[]]>([
    ['dearer', [{ price: '99.00 USD' }], []],
    ['less than one in a hundred', [{ price: '88.12 USD' }], []],
    ['one in a hundred', [{ price: '88.11 USD' }], ['8900 8811']],
    ['dearer, then as it was', [{ price: '99 USD' }, { price: '89 USD' }], ['9900 8900']],
    ['another currency', [{ price: '60.00 EUR' }], []],
    ['another currency and back', [{ price: '60.00 EUR' }, { price: '80.00 USD' }], []],
    ['sold out while it falls', [{ price: '60.00 USD', availability: 'out of stock' }], []],
    ['to be ordered beforehand', [{ price: '60.00 USD', availability: 'preorder' }], ['8900 6000']],
  ])('%s', async (_, readings, told) => {
    const { shopper, read } = await savedPiece()
    for (const values of readings) await read(values)
    expect(await pricesOf(shopper)).toEqual(told)
  })
})

describe('a saved piece that is there again', () => {
  const soldOut = { availability: 'out of stock' }

  test.each<[string, (Values | null)[], string[]]>([
    ['was sold out', [soldOut, {}], ['back_in_stock']],
    ['was sold out all the time before, too', [soldOut, soldOut, {}, {}], ['back_in_stock']],
    ['was not in its feed', [null, {}], ['back_in_stock']],
    ['was not in its feed, and is sold out', [null, soldOut], []],
    ['was sold out, and not in its feed', [soldOut, null, {}], ['back_in_stock']],
    ['can be ordered beforehand', [soldOut, { availability: 'preorder' }], []],
    ['for less: one change is told once', [soldOut, { price: '60.00 USD' }], ['back_in_stock']],
    ['twice', [null, {}, soldOut, {}], ['back_in_stock', 'back_in_stock']],
  ])('%s', async (_, readings, told) => {
    const { shopper, read } = await savedPiece()
    for (const values of readings) await read(values)
    expect(await pricesOf(shopper)).toEqual(told)
  })

  test('its shop’s page is there again: once, also when its price had fallen behind a missing page', async () => {
    const { shopper, id, read } = await savedPiece()
    const check = async (values: Partial<Check>) => {
      await scheduler.wait(2)
      await storeChecks(env.CATALOGUE_DB, [
        {
          productId: id,
          link: 'https://shop.example.com/a1',
          status: 404,
          failures: 3,
          becomes: 'gone',
          ...values,
        },
      ])
      await tellSavers(env)
    }
    await check({})
    await read({ price: '60.00 USD' })
    expect(await pricesOf(shopper), 'nobody can buy it').toEqual([])
    await check({ status: 200, failures: 0, becomes: 'back' })
    await check({ status: 200, failures: 0, becomes: 'back' })
    expect(await pricesOf(shopper)).toEqual(['back_in_stock'])
  })
})

/** Several imports each, and the lease of an interrupted one has to expire. */
describe('an import that dies', { timeout: 60_000 }, () => {
  /** Long rows make several stretches of a feed. */
  const many = (price: number) =>
    rss(
      ...Array.from({ length: 120 }, (_, at) =>
        rssItem({ id: `i${at}`, price: `${price}.00 USD`, description: 'word '.repeat(2000) }),
      ),
    )

  async function goOn(feed: ConfiguredFeed, content: string) {
    const here = importEnv(() => new Response(content))
    for (let runs = 0; runs < 3; runs++) {
      await env.CATALOGUE_DB.exec('UPDATE imports SET lease_until = 0 WHERE lease_until IS NOT NULL')
      const run = await takeRun(here, feed.id)
      if (run) await continueImport(here, run, { timeMs: Infinity, anew: true })
    }
  }

  test.each<[Fault, number[]]>([
    ['refused', [6, 8]],
    ['done_unanswered', [4, 6, 7, 8]],
    ['down_after', [6, 7]],
    ['down_before', [7]],
  ])('%s: each fall of a price is told once', async (fault, places) => {
    for (const place of places) {
      const [feed, shopper] = [newFeed(), await createSignedIn()]
      await importContent(feed, many(50))
      for (const item of ['i0', 'i60', 'i119']) await saveToWishlist(shopper.id, productId(feed.id, item))
      await scheduler.wait(2)
      const faulty = createFaultyD1(env.CATALOGUE_DB)
      faulty.plan(...Array.from({ length: place }, () => null), fault)
      const cut = importNow(
        importEnv(() => new Response(many(40)), faulty.binding),
        feed,
        { anew: true },
      )
      await Promise.race([cut.catch(() => undefined), faulty.down])
      faulty.clear()
      await goOn(feed, many(40))
      await tellSavers(env)
      expect(await pricesOf(shopper), `at trip ${place}`).toEqual(['5000 4000', '5000 4000', '5000 4000'])
    }
  })

  test('one that two work on, because a lease was over, tells nothing twice', async () => {
    const [feed, shopper] = [newFeed(), await createSignedIn()]
    await importContent(feed, many(50))
    await saveToWishlist(shopper.id, productId(feed.id, 'i60'))
    await scheduler.wait(2)
    const here = importEnv(() => new Response(many(40)))
    await saveFeed(here, feed)
    const others: Promise<unknown>[] = []
    await importNow(here, feed, {
      anew: true,
      onProgress(run) {
        if (run.state === 'reading' && others.length === 0) others.push(goOn(feed, many(40)))
      },
    })
    await Promise.all(others)
    await tellSavers(env)
    expect(await pricesOf(shopper)).toEqual(['5000 4000'])
  })
})
