import { hashPassword } from '../../src/worker/auth/passwords.ts'
import { createUser, findByEmail } from '../../src/worker/auth/queries.ts'
import { openDb } from '../../src/worker/lib/db.ts'
import { replacePresets } from '../../src/worker/outfits/presets.ts'
import { samplePresets } from '../samples/presets.ts'
import { withBindings } from './database.ts'

/** For whoever wants to look around without signing up; it exists on this machine alone. */
export const demoAccount = { name: 'Demo', email: 'demo@cabine.local', password: 'fitting-room-demo' }

/** Puts the samples on the shelf, as they are now, and the demo account in, if it is not. */
export const seed = (state: string) =>
  withBindings(state, async (env) => {
    const db = openDb(env.DB)
    await replacePresets({ db, cache: env.CACHE }, samplePresets())
    if (await findByEmail(db, demoAccount.email)) return
    const { name, email, password } = demoAccount
    await createUser(db, { name, email, passwordHash: await hashPassword(password) })
  })
