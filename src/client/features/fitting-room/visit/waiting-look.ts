import type { PhotoCheck } from '@cabine/engine'
import { createStore, del } from 'idb-keyval'
import { get, set } from '#client/lib/blob-store.ts'
import type { SamplePhoto } from '../photo/sample-photos.ts'
import { removeStored, writeStored } from '#client/lib/browser-storage.ts'
import { isLookWaiting, unmarkSaving, waitingLookKey } from '../waiting-look-mark.ts'
import type { LookReport } from '../adjust/look-settings.ts'
import type { Outfit } from '../outfit.ts'

type Picture = { blob: Blob; width: number; height: number }

export type MadeLook = {
  look: Picture
  /** The engine's report of the look. The key is older than the type's name, and stored records have it. */
  told?: LookReport
  outfit: Outfit
}

/** A visitor's look that waits to be saved in an account. It is kept on this device only. */
export type WaitingLook = MadeLook & {
  /** What else she has tried on, the newest first: it comes along, and stays on this device. Absent in records of older versions. */
  others?: MadeLook[]
  photo: Picture
  /** Null or absent where the engine has not judged the photo. */
  check?: PhotoCheck | null
  sample: SamplePhoto['name'] | null
  isAdult: boolean
  keptAt: number
}

/** A kept look is deleted after a day. */
const keptForMs = 24 * 60 * 60_000

const database = 'cabine-visitor'
const record = 'look'
const store = () => createStore(database, 'records')

/** Keeps a look. False if the browser has no room, or no storage at all (some private windows). */
export async function keepWaitingLook(look: Omit<WaitingLook, 'keptAt'>) {
  const keptAt = Date.now()
  try {
    await set(record, { ...look, keptAt } satisfies WaitingLook, store())
    return writeStored(waitingLookKey, String(keptAt))
  } catch {
    return false
  }
}

/** The kept look, or null. One that is too old is deleted by this. */
export async function readWaiting(now = Date.now()): Promise<WaitingLook | null> {
  if (!isLookWaiting()) return null
  const kept = await get<WaitingLook>(record, store()).catch(() => undefined)
  // One that an earlier version has kept names a piece of its own.
  if (kept?.outfit && now - kept.keptAt < keptForMs) return kept
  await forgetWaiting()
  return null
}

export async function forgetWaiting() {
  removeStored(waitingLookKey)
  unmarkSaving()
  await del(record, store()).catch(() => undefined)
}
