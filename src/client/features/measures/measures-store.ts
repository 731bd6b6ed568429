import { create } from 'zustand'
import { keepRecord, readRecord, removeRecord } from '#client/lib/device-store.ts'
import type { KeptMeasures } from './sizes/kept-measures.ts'

declare module '#client/lib/device-store.ts' {
  interface DeviceRecords {
    /** Of her body. There only while she agrees to it; goes at log-out too. */
    measures: KeptMeasures
  }
}

type Measures = {
  userId: string | null
  /** Undefined as long as the browser has not been asked; null when she has not agreed, or has taken it back. */
  kept: KeptMeasures | null | undefined
}

const useStore = create<Measures>(() => ({ userId: null, kept: undefined }))

/** Null is also what somebody else's are. */
export const useKeptMeasures = (userId: string | undefined) =>
  useStore((state) => (state.userId === userId ? state.kept : undefined))

/** Asks this browser what it keeps of hers, once; another shopper's leave the memory. */
export async function loadMeasures(userId: string) {
  if (useStore.getState().userId === userId) return
  useStore.setState({ userId, kept: undefined })
  const kept = await readRecord(userId, 'measures')
  const now = useStore.getState()
  // She may have agreed meanwhile, or gone.
  if (now.userId === userId && now.kept === undefined) useStore.setState({ kept })
}

/** Keeps them on this device and nowhere else. False where the browser has no room: then they last as long as the page. */
export async function keepMeasures(userId: string, kept: KeptMeasures) {
  useStore.setState({ userId, kept })
  return await keepRecord(userId, 'measures', kept)
}

/** Only while they are kept: what was measured after she has deleted them is kept no more. */
export async function changeMeasures(userId: string, changed: Partial<KeptMeasures>) {
  const now = useStore.getState()
  if (now.userId !== userId || !now.kept) return true
  return await keepMeasures(userId, { ...now.kept, ...changed })
}

/** The agreement goes with the numbers. */
export async function deleteMeasures(userId: string) {
  useStore.setState({ userId, kept: null })
  await removeRecord(userId, 'measures')
}
