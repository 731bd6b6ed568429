import { openDb } from '../lib/db.ts'
import { reconcile } from './reconcile.ts'
import { billingConfigured, openBilling } from './stripe.ts'

/** The regular job; nothing where no payments are taken. */
export async function reconcilePayments(env: Env) {
  if (!billingConfigured(env)) return
  await reconcile(await openBilling(env, openDb(env.DB)))
}
