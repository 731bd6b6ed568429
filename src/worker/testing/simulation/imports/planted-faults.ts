import type { Edit, PlantedFault } from '../edits.ts'

/** So small that a feed of a few rows is read in several stretches and runs. */
export const scaled: Edit[] = [
  { file: 'feeds/rows/batch-of-rows.ts', from: '524_288', to: '1_500' },
  { file: 'imports/import-step.ts', from: 'maxStretches: 120', to: 'maxStretches: 2' },
]

const edit = (file: string, from: string, to: string): Edit[] => [{ file: `imports/${file}`, from, to }]

/** Common mistakes where a feed is read in steps by many who may die. */
export const edits: Record<string, PlantedFault> = {
  'rows that were lost count as gone': {
    shownBy: 3,
    edits: edit('finish-import.ts', 'run.counts.lost > 0 ? 0 : missing', 'missing'),
  },
  'a feed that has lost nearly everything is believed': {
    shownBy: 32,
    edits: edit('finish-import.ts', 'kept < (missing + kept) * leastKept', 'false'),
  },
  'a product that is back stays gone': {
    shownBy: 22,
    edits: edit(
      'sort-by-change.ts',
      'known.gone_at !== null && (!known.is_dead || known.product_url !== productUrl)',
      'false',
    ),
  },
  'an id that stands twice counts twice': {
    shownBy: 4,
    edits: edit(
      'sort-by-change.ts',
      'before.colour_key === null && isMetInRun(before, seen.products)',
      'false',
    ),
  },
  'what was seen unchanged is not remembered': {
    shownBy: 1,
    edits: edit('sort-by-change.ts', 'unchanged.push(before.number)', 'unchanged.push(-1)'),
  },
  'counts begin anew with each run': {
    shownBy: 2,
    edits: edit('import-lease.ts', 'row.added_count', '0'),
  },
  'a price is old news': {
    shownBy: 3,
    edits: edit('sort-by-change.ts', 'known.price_cents !== priceCents', 'false'),
  },
  'what an import left behind stays': {
    shownBy: 3,
    edits: edit('left-behind-imports.ts', 'left.length > 0', 'false'),
  },
}
