import { openEngine } from '#client/lib/engine-session.ts'
import { amendRecord, readRecord } from '#client/lib/device-store.ts'
import { whatIsSeen } from './photo-eye.ts'

let told: Promise<boolean> | undefined

/**
 * Tells the engine, once a page load, what it found in her photo on an earlier visit: then no network has to look at it
 * again. False where nothing of use is kept.
 */
export function recallSeen(userId: string) {
  told ??= recall(userId).catch(() => false)
  return told
}

async function recall(userId: string) {
  const kept = await readRecord(userId, 'photo')
  return kept?.seen !== undefined && (await openEngine().recallPhoto(kept.blob, kept.seen))
}

/** Keeps what the engine has found by now in the photo that this browser keeps. */
export async function keepSeen(userId: string) {
  const kept = await readRecord(userId, 'photo')
  const seen = kept && (await whatIsSeen(kept.blob))
  if (!seen) return
  told = Promise.resolve(true)
  // She may have taken another photo meanwhile.
  await amendRecord(userId, 'photo', (now) => (now.blob.size === kept.blob.size ? { ...now, seen } : now))
}
