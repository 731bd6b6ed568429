import { hashPassword } from '#worker/auth/passwords.ts'
import { createUser, findByEmail } from '#worker/auth/queries.ts'
import { importSample } from '#worker/catalogue/imports/step.ts'
import { refreshShelves } from '#worker/catalogue/refresh.ts'
import { openDb } from '#worker/lib/db.ts'
import { bundledFiles } from './bundled-files.ts'
import { withBindings } from './database.ts'

/** For whoever wants to look around without signing up; it exists on this machine alone. */
export const demoAccount = { name: 'Demo', email: 'demo@cabine.local', password: 'fitting-room-demo' }

/** Puts the sample shop on the shelves, as it is now, and the demo account in, if it is not. */
export const seed = (state: string) =>
  withBindings(state, async (env) => {
    await importSample({
      ...env,
      ASSETS: bundledFiles,
      CATALOGUE_FEEDS: '',
      SHOPMY_BASE_URL: '',
      SHOPMY_API_KEY: '',
    })
    // An import that found nothing new leaves them as they are: perhaps long empty.
    await refreshShelves(env)
    const db = openDb(env.DB)
    if (await findByEmail(db, demoAccount.email)) return
    const { name, email, password } = demoAccount
    await createUser(db, { name, email, passwordHash: await hashPassword(password) })
  })
