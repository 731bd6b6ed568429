import type { BatchOutfit, BatchView, GeneratedOutfit } from '#shared/studio.ts'

const rank: Record<BatchOutfit['state'], number> = { waiting: 0, working: 1, failed: 2, done: 2 }

/** The later of two states of an outfit: a slow answer may carry a state that is already over. */
const furtherOf = (known: BatchOutfit | undefined, told: BatchOutfit) =>
  known && rank[known.state] > rank[told.state] ? known : told

/** Merges a view of a batch, from the live channel or from polling, into what is known. */
export function mergeBatch(known: BatchView | null, told: BatchView): BatchView {
  if (known?.batchId !== told.batchId) {
    // The end of a former batch must not replace the one that is running.
    return known?.state === 'running' && told.state === 'done' ? known : told
  }
  const outfits = told.outfits.map((one) =>
    furtherOf(
      known.outfits.find(({ templateId }) => templateId === one.templateId),
      one,
    ),
  )
  return {
    ...told,
    state: known.state === 'done' ? 'done' : told.state,
    outfits,
    count: outfits.filter(({ state }) => state === 'done').length,
  }
}

/** An outfit that could not be made, and can be tried again alone. */
export type Failed = Pick<BatchOutfit, 'templateId' | 'title' | 'reason'>

/** The failed outfits of batches before `told`, without those that are being made again. */
export function failedBefore(failed: Failed[], known: BatchView | null, told: BatchView): Failed[] {
  if (!known || known.batchId === told.batchId) return failed
  const ended = known.outfits.filter(({ state }) => state === 'failed')
  const made = new Set(told.outfits.map(({ templateId }) => templateId))
  const unique = new Map([...failed, ...ended].map((one) => [one.templateId, one]))
  return [...unique.values()].filter(({ templateId }) => !made.has(templateId))
}

/** What lies on the desk, a card each. */
export type DeskCard =
  | { key: string; is: 'waiting' | 'working'; title: string; templateId: string }
  | ({ key: string; is: 'failed' } & Failed)
  /** `isNew`: it was made while the page was open. */
  | { key: string; is: 'outfit'; outfit: GeneratedOutfit; isNew: boolean }

/** The cards on the desk: the last batch in the order of its templates, earlier failures, then earlier outfits, newest first. */
export function deskOf(batch: BatchView | null, failed: Failed[], outfits: GeneratedOutfit[]): DeskCard[] {
  const known = new Map(outfits.map((outfit) => [outfit.id, outfit]))
  const ofBatch = (batch?.outfits ?? []).flatMap(
    ({ templateId, title, state, reason, outfit }): DeskCard[] => {
      const key = `${batch?.batchId} ${templateId}`
      if (state === 'failed') return [{ key, is: state, title, templateId, reason }]
      if (state !== 'done') return [{ key, is: state, title, templateId }]
      // An outfit of the batch that is not in the list any more was removed since.
      const shown = outfit && known.get(outfit.id)
      return shown ? [{ key, is: 'outfit', outfit: shown, isNew: true }] : []
    },
  )
  const inBatch = new Set(batch?.outfits.map(({ outfit }) => outfit?.id))
  return [
    ...ofBatch,
    ...failed.map((one): DeskCard => ({ key: `failed ${one.templateId}`, is: 'failed', ...one })),
    ...outfits
      .filter(({ id }) => !inBatch.has(id))
      .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
      .map((outfit): DeskCard => ({ key: outfit.id, is: 'outfit', outfit, isNew: false })),
  ]
}
