import type { Edit, PlantedFault } from '../edits.ts'

/** So small that a feed of a few rows is read in several stretches and runs, and loses its products in portions. */
export const scaled: Edit[] = [
  { file: 'catalogue/feeds/batch.ts', from: '524_288', to: '1_500' },
  { file: 'catalogue/imports/step.ts', from: 'mostStretches: 120', to: 'mostStretches: 2' },
]

export const edits: Record<string, PlantedFault> = {}
