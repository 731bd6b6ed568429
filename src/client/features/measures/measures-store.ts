import { shopperStore } from '#client/session/shopper-store.ts'
import { currentShopper } from '#client/session/shopper.ts'
import { keepRecord, readRecord, removeRecord } from '#client/lib/device-store.ts'
import type { KeptMeasures } from './sizes/kept-measures.ts'

declare module '#client/lib/device-store.ts' {
  interface DeviceRecords {
    /** Of her body. There only while she agrees to it; goes at log-out too. */
    measures: KeptMeasures
  }
}

type Measures = {
  /** Undefined as long as the browser has not been asked; null when she has not agreed, or has taken it back. */
  kept: KeptMeasures | null | undefined
}

const useStore = shopperStore<Measures>(() => ({ kept: undefined }))
const read = () => useStore.getState().kept

export const useKeptMeasures = () => useStore(({ kept }) => kept)

/** Asks this browser what it keeps of hers, once. */
export async function loadMeasures(userId: string) {
  if (read() !== undefined) return
  const kept = await readRecord(userId, 'measures')
  // She may have agreed meanwhile, or gone.
  if (currentShopper() === userId && read() === undefined) useStore.setState({ kept })
}

/** Keeps them on this device and nowhere else. False where the browser has no room: then they last as long as the page. */
export async function keepMeasures(userId: string, kept: KeptMeasures) {
  useStore.setState({ kept })
  return await keepRecord(userId, 'measures', kept)
}

/** Only while they are kept: what was measured after she has deleted them is kept no more. */
export async function changeMeasures(userId: string, changed: Partial<KeptMeasures>) {
  const kept = read()
  return kept && currentShopper() === userId ? await keepMeasures(userId, { ...kept, ...changed }) : true
}

/** The agreement goes with the numbers. */
export async function deleteMeasures(userId: string) {
  useStore.setState({ kept: null })
  await removeRecord(userId, 'measures')
}
