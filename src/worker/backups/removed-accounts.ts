import * as v from 'valibot'
import { keptDays, removedKey } from './backup-files.ts'

const dayMs = 86_400_000
const maxTries = 5

const removedAccounts = v.array(v.object({ id: v.string(), at: v.pipe(v.string(), v.isoTimestamp()) }))

export const readRemoved = async (stored: { json: () => Promise<unknown> } | null) =>
  stored ? v.parse(removedAccounts, await stored.json()) : []

/**
 * Notes that an account was removed, by its id alone, for as long as a backup may have it. Called before its rows are deleted: a removal that
 * cannot note it waits, or a restoration would bring her back.
 */
export async function noteRemoved(env: Env, userId: string, now = new Date()) {
  if (!env.BACKUPS) return
  for (let tries = 0; tries < maxTries; tries++) {
    const stored = await env.BACKUPS.get(removedKey)
    const known = await readRemoved(stored)
    if (known.some(({ id }) => id === userId)) return
    const kept = known.filter(({ at }) => now.getTime() - Date.parse(at) < (keptDays + 1) * dayMs)
    const written = await env.BACKUPS.put(
      removedKey,
      JSON.stringify([...kept, { id: userId, at: now.toISOString() }]),
      { onlyIf: stored ? { etagMatches: stored.etag } : { etagDoesNotMatch: '*' } },
    )
    if (written) return
  }
  throw new Error('another removal is always noted first')
}
