import { eq } from 'drizzle-orm'
import { hashPassword, passwordCost } from '#worker/auth/passwords.ts'
import { accountsWith, createUser } from '#worker/auth/sign-in/queries.ts'
import { users } from '#worker/shoppers/schema.ts'
import { importSample } from '#worker/imports/import-step.ts'
import { refreshCachedLists } from '#worker/imports/refresh-lists.ts'
import { openCatalogue, openDb, type Db } from '#worker/lib/db.ts'
import { bundledFiles } from './bundled-files.ts'
import { patiently } from './patient.ts'
import { withBindings } from './database.ts'
import { seedLooks } from './sample-looks.ts'

/** Accounts for looking around without signing up, confirming an email or paying; they exist on this machine alone. */
export const demoAccounts = {
  free: { name: 'Demo', email: 'demo@cabine.local', password: 'fitting-room-demo' },
  premium: { name: 'Luxe', email: 'luxe@cabine.local', password: 'fitting-room-luxe' },
}

async function addDemoAccounts(db: Db, cost: typeof passwordCost) {
  for (const plan of ['free', 'premium'] as const) {
    const { name, email, password } = demoAccounts[plan]
    const [there] = await accountsWith(db, email, null)
    if (there) continue
    const made = await createUser(db, { name, email, passwordHash: await hashPassword(password, cost) })
    if (made) await db.update(users).set({ plan, emailVerifiedAt: new Date() }).where(eq(users.id, made.id))
  }
}

/** Imports the sample shop as it is now, and creates the demo accounts where they are missing. */
export const seed = (state: string, cost = passwordCost) =>
  withBindings(state, async (env) => {
    const shop = {
      ...env,
      ASSETS: bundledFiles,
      CATALOGUE_FEEDS: '',
      SHOPMY_BASE_URL: '',
      SHOPMY_API_KEY: '',
    }
    await patiently(() => importSample(shop))
    await patiently(() => seedLooks(openCatalogue(env.CATALOGUE_DB)))
    // An import without changes does not refresh the cached lists, which may have expired.
    await patiently(() => refreshCachedLists(env))
    await patiently(() => addDemoAccounts(openDb(env.DB), cost))
  })
