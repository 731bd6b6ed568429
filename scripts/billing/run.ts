import { parseArgs } from 'node:util'
import { syncCustomer } from '#worker/billing/sync-customer.ts'
import { openStripe } from '#worker/billing/stripe.ts'
import {
  assignPayment,
  billingStatus,
  listUnmatched,
  settleByHand,
} from '#worker/billing/unmatched-payments.ts'
import { openDb, type Db } from '#worker/lib/db.ts'
import { readVars } from '../catalogue/operator-vars.ts'
import { withMigrated } from '../local/migrate.ts'
import { localState } from '../local/paths.ts'
import { refusalText, statusText, unmatchedText } from './report.ts'

const usage = `
  npm run cabine -- billing status
      Subscriptions by their state, and what waits to be worked off.
  npm run cabine -- billing unmatched
      Payments that belong to no account, and how long they wait.
  npm run cabine -- billing assign PAYMENT EMAIL
      Gives the payment's customer at Stripe, with all that it pays, to the account of that email.
  npm run cabine -- billing settle PAYMENT
      Takes a payment from the list, for one that was seen to at Stripe (paid back, for instance).
`

async function sync(db: Db, customerId: string) {
  const { STRIPE_SECRET_KEY: key, STRIPE_API_BASE: base = 'https://api.stripe.com' } = readVars()
  if (!key) return 'Without STRIPE_SECRET_KEY here, the next regular job syncs it.'
  await syncCustomer({ db, stripe: await openStripe(key, base), now: () => new Date() }, customerId)
  return 'What it pays is hers now.'
}

async function assign(db: Db, id: string, email: string) {
  const done = await assignPayment(db, id, email, new Date())
  if (done.is === 'refused') {
    console.error(refusalText[done.why])
    return 1
  }
  console.log(`${done.customerId} belongs to ${email}. ${await sync(db, done.customerId)}`)
  return 0
}

async function settle(db: Db, id: string) {
  const found = await settleByHand(db, id, new Date())
  console.log(found ? `${id} is settled.` : refusalText.no_such_payment)
  return found ? 0 : 1
}

async function show(text: Promise<string>) {
  console.log(await text)
  return 0
}

/** Parses the command line; null for an invalid one. */
function readCommand([command, id, email]: string[]): ((db: Db) => Promise<number>) | null {
  const now = new Date()
  if (command === 'status') return (db) => show(billingStatus(db).then((found) => statusText(found, now)))
  if (command === 'unmatched')
    return async (db) => show(Promise.resolve(unmatchedText(await listUnmatched(db), now)))
  if (command === 'assign' && id && email) return (db) => assign(db, id, email)
  if (command === 'settle' && id) return (db) => settle(db, id)
  return null
}

const run = readCommand(parseArgs({ allowPositionals: true }).positionals)
if (run) {
  process.exitCode = await withMigrated(localState, ({ DB }) => run(openDb(DB)))
} else {
  console.error(usage)
  process.exitCode = 2
}
