import type { FeedContext, ProductDraft } from '../feeds/product-draft.ts'
import type { Refusal } from '../feeds/rows/batch-of-rows.ts'
import { FeedFailure } from '../feeds/rows/feed-failure.ts'
import { dialectName, readFeed, type PlainFeed } from '../feeds/read-feed.ts'
import { productNameOf } from './variant-parts.ts'
import { addReasons, remarksBut, type Reasons } from './import-lease.ts'

/** What an import of a feed would read, and with a comparison what it would do. */
export type Rehearsal = {
  dialect: string | null
  read: number
  /** Products in the rows that could be read, new or not. */
  accepted: number
  /** Rows that are a further size of one of them. */
  sizes: number
  skipped: number
  /** Rows that could not be read. */
  lost: number
  reasons: Reasons
  /** False where the time was over before the end. */
  isWhole: boolean
}

type Options = {
  /** Called with the products of each stretch, each by its first row: further sizes of it and rows that are there twice are left out. */
  onProducts?: (products: ProductDraft[]) => Promise<void>
  onProgress?: (read: number) => void
  /** Whether it is time to end. */
  isOver?: () => boolean
}

/** Reads a feed as an import would, and writes nothing. Throws a FeedFailure where nothing can be read. */
export async function rehearse(
  plain: PlainFeed,
  context: FeedContext,
  { onProducts, onProgress, isOver }: Options = {},
): Promise<Rehearsal> {
  const met = new Set<string>()
  /** Colours of groups: whatever has no group is met once. */
  const grouped = new Set<string>()
  const report: Rehearsal = {
    dialect: null,
    read: 0,
    accepted: 0,
    sizes: 0,
    skipped: 0,
    lost: 0,
    reasons: {},
    isWhole: true,
  }
  for await (const stretch of readFeed(plain, null, context)) {
    const doubles = stretch.products.filter(({ itemId }) => met.has(itemId) || !met.add(itemId))
    const doubled = doubles.map(({ itemId }) => ({ reason: 'id of an earlier row', example: itemId }))
    const refusals: Refusal[] = [...stretch.refusals, ...doubled]
    report.dialect = dialectName(stretch)
    report.read += stretch.products.length + stretch.refusals.length
    const lost = refusals.filter(({ isLost }) => isLost).length
    report.lost += lost
    report.skipped += refusals.length - lost
    const left = new Set(doubles)
    const first = stretch.products.filter((draft) => {
      if (left.has(draft)) return false
      if (!draft.groupId) return true
      const name = productNameOf(draft)
      return !grouped.has(name) && grouped.add(name)
    })
    report.accepted += first.length
    report.sizes += stretch.products.length - doubles.length - first.length
    report.reasons = addReasons(report.reasons, refusals, remarksBut(doubled, stretch.remarks))
    await onProducts?.(first)
    onProgress?.(report.read)
    if (isOver?.()) return { ...report, isWhole: false }
  }
  if (report.accepted === 0)
    throw new FeedFailure(report.read === 0 ? 'It holds no products.' : 'None of its rows could be read.')
  return report
}
