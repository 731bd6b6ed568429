import { shopperStore } from '#client/session/shopper-store.ts'
import type { BatchView, GeneratedOutfit } from '#shared/studio.ts'
import { mergeBatch, failedBefore, type Failed } from './batch/batch-progress.ts'

type Studio = {
  /** The running batch, or the last one that ran while the page was open. */
  batch: BatchView | null
  failed: Failed[]
  outfits: GeneratedOutfit[]
  /** Ids of outfits that were removed here: an answer that was under way must not bring them back. */
  removed: ReadonlySet<string>
}

const empty: Studio = { batch: null, failed: [], outfits: [], removed: new Set() }

export const useStudio = shopperStore<Studio>(() => empty)

/** True while a batch is running. */
export const useIsGenerating = () => useStudio(({ batch }) => batch?.state === 'running')

export const readBatch = () => useStudio.getState().batch

/** Sets what the server has when the page opens. */
export function openStudio(outfits: GeneratedOutfit[], running: BatchView | null) {
  const { batch } = useStudio.getState()
  useStudio.setState({ ...empty, outfits, batch: running && batch ? mergeBatch(batch, running) : running })
}

/** Merges a view of a batch into the store. Gives back the batch if this view ended it, else null. */
export function mergeBatchView(view: BatchView): BatchView | null {
  const { batch: known, failed, outfits, removed } = useStudio.getState()
  const batch = mergeBatch(known, view)
  const made = batch.outfits.flatMap(({ outfit }) => outfit ?? [])
  const isKnown = new Set(outfits.map(({ id }) => id))
  useStudio.setState({
    batch,
    failed: failedBefore(failed, known, batch),
    outfits: [...made.filter(({ id }) => !isKnown.has(id) && !removed.has(id)), ...outfits],
  })
  const hasEnded = known?.batchId === batch.batchId && known.state === 'running' && batch.state === 'done'
  return hasEnded ? batch : null
}

/** Drops a batch that the server no longer knows. The outfits that it made stay. */
export const forgetBatch = () => useStudio.setState({ batch: null })

export const dropFailed = (templateId: string) =>
  useStudio.setState(({ batch, failed }) => ({
    failed: failed.filter((one) => one.templateId !== templateId),
    batch: batch && {
      ...batch,
      outfits: batch.outfits.filter((one) => one.state !== 'failed' || one.templateId !== templateId),
    },
  }))

export const dropOutfit = (id: string) =>
  useStudio.setState(({ outfits, removed }) => ({
    outfits: outfits.filter((outfit) => outfit.id !== id),
    removed: new Set([...removed, id]),
  }))

export const markPublished = (id: string, isPublished: boolean) =>
  useStudio.setState(({ outfits }) => ({
    outfits: outfits.map((outfit) => (outfit.id === id ? { ...outfit, isPublished } : outfit)),
  }))
