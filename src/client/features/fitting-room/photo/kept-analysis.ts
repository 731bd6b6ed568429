import { openEngine } from '#client/lib/engine-session.ts'
import { amendRecord, readRecord } from '#client/lib/device-store.ts'
import { packAnalysis } from './photo-analysis.ts'

let recalled: Promise<boolean> | undefined

/**
 * Gives the engine, once a page load, the analysis of the photo that an earlier visit has kept, so that its networks need
 * not run again. False if none is kept that it can use.
 */
export function recallAnalysis(userId: string) {
  recalled ??= recall(userId).catch(() => false)
  return recalled
}

async function recall(userId: string) {
  const kept = await readRecord(userId, 'photo')
  return kept?.seen !== undefined && (await openEngine().recallPhoto(kept.blob, kept.seen))
}

/** Keeps the engine's analysis beside the photo that this browser keeps. */
export async function keepAnalysis(userId: string) {
  const kept = await readRecord(userId, 'photo')
  const analysis = kept && (await packAnalysis(kept.blob))
  if (!analysis) return
  recalled = Promise.resolve(true)
  // She may have taken another photo meanwhile: the analysis belongs to this one only.
  await amendRecord(userId, 'photo', (now) =>
    now.blob.size === kept.blob.size ? { ...now, seen: analysis } : now,
  )
}
