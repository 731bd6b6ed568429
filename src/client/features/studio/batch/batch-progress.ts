import type { BatchOutfit, BatchView, GeneratedOutfit } from '#shared/studio.ts'

const rank: Record<BatchOutfit['state'], number> = { waiting: 0, working: 1, failed: 2, done: 2 }

/** An outfit never goes back: an answer that was slow on its way tells of a state that is over. */
const furtherOf = (known: BatchOutfit | undefined, told: BatchOutfit) =>
  known && rank[known.state] > rank[told.state] ? known : told

/** What is known of a batch once the server has said `told`, by the live channel or because it was asked. */
export function mergeBatch(known: BatchView | null, told: BatchView): BatchView {
  if (known?.batchId !== told.batchId) {
    // The last word on a former batch must not take the place of the one that is being made.
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

/** An outfit that did not come about, and can be tried again alone. */
export type Failed = Pick<BatchOutfit, 'templateId' | 'title' | 'reason'>

/** What did not come about before `told` and is not being made now. */
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
  /** `isNew`: she has seen it being made. */
  | { key: string; is: 'outfit'; outfit: GeneratedOutfit; isNew: boolean }

/** The last batch in the order of its templates, what failed before it, and her earlier outfits, newest first. */
export function deskOf(batch: BatchView | null, failed: Failed[], outfits: GeneratedOutfit[]): DeskCard[] {
  const known = new Map(outfits.map((outfit) => [outfit.id, outfit]))
  const ofBatch = (batch?.outfits ?? []).flatMap(
    ({ templateId, title, state, reason, outfit }): DeskCard[] => {
      const key = `${batch?.batchId} ${templateId}`
      if (state === 'failed') return [{ key, is: state, title, templateId, reason }]
      if (state !== 'done') return [{ key, is: state, title, templateId }]
      // One that is not among hers any more was removed since.
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
