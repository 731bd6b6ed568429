import type { Db } from '../lib/db.ts'
import { logFault } from '../lib/log.ts'
import { settingNames, settings, type SettingName } from './schema.ts'

type Cache = Pick<KVNamespace, 'get' | 'put'>

const keyOf = (name: SettingName) => `setting/${name}`
/** As switches are: known everywhere a minute after the press. */
const cacheTtl = 30

/** What the office has set; null where it has not, or where KV does not answer: then the deployment's variable counts. */
export async function readSetting(env: { CACHE: Cache }, name: SettingName): Promise<string | null> {
  try {
    return (await env.CACHE.get(keyOf(name), { cacheTtl })) || null
  } catch (error) {
    logFault('setting_not_read', error, { name })
    return null
  }
}

export const listSettings = (db: Db) => db.select().from(settings)

/** Tells the whole network what the database says, as `tellSwitches` does. */
export async function tellSettings(db: Db, cache: Cache) {
  const set = await listSettings(db)
  const values = settingNames.map(
    (name) => [name, set.find((one) => one.name === name)?.value ?? ''] as const,
  )
  await Promise.all(values.map(([name, value]) => cache.put(keyOf(name), value)))
}
