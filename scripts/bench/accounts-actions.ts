import { sql } from 'drizzle-orm'
import { accountsWith } from '#worker/auth/sign-in/queries.ts'
import { sessions } from '#worker/auth/schema.ts'
import { countAttempt, forgetAttempts, signInLimits } from '#worker/auth/throttle.ts'
import { openLedger } from '#worker/ledger/ledger.ts'
import { openDb, type Db } from '#worker/lib/db.ts'
import { newId } from '#worker/lib/ids.ts'
import { listNotifications } from '#worker/notifications/queries.ts'
import { listItems, removeItem, saveItems } from '#worker/wishlist/queries.ts'
import { emailOf, userIdOf } from './many-accounts.ts'

const link = 'https://shop.example/women/dresses/another-linen-shirt-dress'
const heart = {
  itemId: link,
  productId: 'p-another',
  title: 'Linen shirt dress with a belt',
  brand: 'Maison Lin',
  price: '129,00 €',
  image: `${link}.jpg`,
  link,
  category: 'dresses',
}

async function signIn(db: Db, place: number) {
  const email = emailOf(place)
  const limits = signInLimits(email, `2001:db8:${place >> 16}:${place & 0xffff}::1`)
  await countAttempt(db, limits)
  const [user] = await accountsWith(db, email, null)
  if (!user) throw new Error(`nobody has the address ${email}`)
  await forgetAttempts(db, limits.slice(0, 1))
  const now = new Date()
  await db
    .insert(sessions)
    .values({ secretHash: newId(), userId: user.id, createdAt: now, expiresAt: now, provenAt: now })
}

async function tryOn(db: Db, place: number) {
  const ledger = openLedger(db)
  const job = newId()
  const answer = await ledger.reserve(userIdOf(place), job, { running: 1, monthly: null })
  if (answer !== 'reserved') throw new Error(`a try-on was refused: ${answer}`)
  await ledger.settle(job)
}

/** What shoppers do most, as the product asks the database for it. Each shopper does it once. */
const actions = {
  'sign in': signIn,
  'list hearts': (db: Db, place: number) => listItems(db, sql`${userIdOf(place)}`),
  'save a heart': (db: Db, place: number) => saveItems(db, sql`${userIdOf(place)}`, [heart]),
  'remove a heart': (db: Db, place: number) => removeItem(db, sql`${userIdOf(place)}`, link),
  'list notifications': (db: Db, place: number) => listNotifications(db, sql`${userIdOf(place)}`),
  'reserve and settle a credit': tryOn,
}

/** Each action of so many shoppers from all over the table, and how long each took. */
export async function timeActions(binding: Parameters<typeof openDb>[0], accounts: number, shoppers: number) {
  const db = openDb(binding)
  const taken: { name: string; ms: number[] }[] = []
  for (const [name, act] of Object.entries(actions)) {
    const ms: number[] = []
    for (let turn = 0; turn < shoppers; turn++) {
      const place = Math.floor(((turn + 0.5) * accounts) / shoppers)
      const start = performance.now()
      await act(db, place)
      ms.push(performance.now() - start)
    }
    taken.push({ name, ms })
  }
  return taken
}
