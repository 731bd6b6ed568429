import { createStore, del, get, set } from 'idb-keyval'
import type { SamplePhoto } from '../photo/samples.ts'
import { readStored, removeStored, writeStored } from '#client/lib/browser-storage.ts'
import { waitingLookKey, unmarkSaving } from './waiting-look-mark.ts'
import type { Told } from '../adjust/way.ts'
import type { WardrobePiece } from './wardrobe.ts'

type Picture = { blob: Blob; width: number; height: number }

/** A visitor's look on its way into an account: it waits on this device, and nowhere else. */
export type WaitingLook = {
  look: Picture
  /** How it was made. */
  told?: Told
  photo: Picture
  sample: SamplePhoto['name'] | null
  piece: WardrobePiece
  isAdult: boolean
  keptAt: number
}

/** After a day it is forgotten. */
const keptForMs = 24 * 60 * 60_000

const database = 'cabine-visitor'
const record = 'look'
const store = () => createStore(database, 'records')

/** False when the browser has no room, or no storage at all (some private windows). */
export async function letLookWait(look: Omit<WaitingLook, 'keptAt'>) {
  const keptAt = Date.now()
  try {
    await set(record, { ...look, keptAt } satisfies WaitingLook, store())
    return writeStored(waitingLookKey, String(keptAt))
  } catch {
    return false
  }
}

/** Null when there is none; one that is too old is gone by that. */
export async function readWaiting(now = Date.now()): Promise<WaitingLook | null> {
  if (readStored(waitingLookKey) === null) return null
  const kept = await get<WaitingLook>(record, store()).catch(() => undefined)
  if (kept && now - kept.keptAt < keptForMs) return kept
  await forgetWaiting()
  return null
}

export async function forgetWaiting() {
  removeStored(waitingLookKey)
  unmarkSaving()
  await del(record, store()).catch(() => undefined)
}
