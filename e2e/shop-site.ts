import { cpSync, rmSync } from 'node:fs'
import { createShops } from '../scripts/fake-web/shops.ts'
import { endWhenTold } from '../scripts/local/end.ts'
import { serveWithShops } from '../scripts/local/serve-with-shops.ts'
import { seededShop, shopSite, stateOf } from './addresses.ts'

/** What a test may ask of the site: that time passes, or a shop changes its price. */
export type Wish = { kind: 'price'; price: string } | { kind: 'day' } | { kind: 'visits' }

const state = stateOf(shopSite.port)
rmSync(state, { recursive: true, force: true })
cpSync(seededShop, state, { recursive: true })
const shops = createShops()
const site = await serveWithShops({
  port: shopSite.port,
  state,
  vars: { SOCIAL_PROOF: 'sample', FASHN_API_KEY: '', STRIPE_SECRET_KEY: '' },
  outside: (address) => shops.answer(address),
})

/** A day later: what is watched is due, and the cron comes by. */
async function passDay() {
  const db = await site.getD1Database('DB')
  await db.prepare('update finds set next_read_at = 1 where next_read_at is not null').run()
  const worker = await site.getWorker('cabine')
  const { outcome } = await worker.scheduled({ cron: '*/5 * * * *' })
  if (outcome !== 'ok') throw new Error(`the cron ended with ${outcome}`)
}

process.on('message', async (wish: Wish) => {
  if (wish.kind === 'price') shops.setPrice(wish.price)
  if (wish.kind === 'day') await passDay()
  process.send?.({ visits: shops.visits() })
})
endWhenTold(() => site.dispose())
process.send?.('open')
