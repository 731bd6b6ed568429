import { shopperStore } from '#client/session/shopper-store.ts'
import { currentShopper } from '#client/session/shopper.ts'
import { keepRecord, readRecord, removeRecord } from '#client/lib/device-store.ts'
import type { KeptMeasures } from './sizes/kept-measures.ts'

declare module '#client/lib/device-store.ts' {
  interface DeviceRecords {
    /** Body measures. Kept only while the shopper agrees to it, and removed at log-out. */
    measures: KeptMeasures
  }
}

type Measures = {
  /** Undefined before the record is read; null if she has not agreed, or has withdrawn her agreement. */
  kept: KeptMeasures | null | undefined
}

const useStore = shopperStore<Measures>(() => ({ kept: undefined }))
const read = () => useStore.getState().kept

export const useKeptMeasures = () => useStore(({ kept }) => kept)

/** Reads the record of this browser, once. */
export async function loadMeasures(userId: string) {
  if (read() !== undefined) return
  const kept = await readRecord(userId, 'measures')
  // She may have agreed meanwhile, or signed out.
  if (currentShopper() === userId && read() === undefined) useStore.setState({ kept })
}

/** Keeps the measures, on this device only. False if the browser has no room: then they last as long as the page. */
export async function keepMeasures(userId: string, kept: KeptMeasures) {
  useStore.setState({ kept })
  return await keepRecord(userId, 'measures', kept)
}

/** Changes kept measures. Measures that arrive after she has deleted them are not kept. */
export async function changeMeasures(userId: string, changed: Partial<KeptMeasures>) {
  const kept = read()
  return kept && currentShopper() === userId ? await keepMeasures(userId, { ...kept, ...changed }) : true
}

/** Deletes the measures, and with them the agreement. */
export async function deleteMeasures(userId: string) {
  useStore.setState({ kept: null })
  await removeRecord(userId, 'measures')
}
