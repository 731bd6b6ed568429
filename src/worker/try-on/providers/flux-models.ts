import type { Size } from './shrink-picture.ts'

/** Prices in millionths of a dollar (docs/providers.md). */
type Model = {
  name: string
  /** The number of steps that is asked for; null where the model has a fixed one. */
  steps: number | null
  price(run: { inputCount: number; megapixels: 1 | 2 }): number
}

/** How many tiles of 512 × 512 cover the least favourable picture of so many megapixels. */
const maxTiles = { 1: 8, 2: 12 }
const devSteps = 25

export const fluxModels = {
  'flux-2-klein-9b': {
    name: '@cf/black-forest-labs/flux-2-klein-9b',
    steps: null,
    // An input is a quarter of a megapixel at most; whether parts are billed as wholes is not said, so they are here.
    price: ({ inputCount, megapixels }) => 15_000 + 2_000 * (megapixels - 1) + 2_000 * inputCount,
  },
  'flux-2-klein-4b': {
    name: '@cf/black-forest-labs/flux-2-klein-4b',
    steps: null,
    price: ({ inputCount, megapixels }) => 287 * maxTiles[megapixels] + 59 * inputCount,
  },
  'flux-2-dev': {
    name: '@cf/black-forest-labs/flux-2-dev',
    steps: devSteps,
    price: ({ inputCount, megapixels }) => devSteps * (410 * maxTiles[megapixels] + 210 * inputCount),
  },
} satisfies Record<string, Model>

export type FluxModel = keyof typeof fluxModels
export const isFluxModel = (name: string): name is FluxModel => Object.hasOwn(fluxModels, name)

/** Four pictures go in, each within 512 × 512. The model works in blocks of 16, so a block less is surely smaller. */
export const maxInputs = 4
export const maxInputSide = 496

const smallestSide = 256
const largestSide = 1920
const block = 16

/** The size in which a photo is asked for: the person's proportions, in whole blocks, within so many megapixels. */
export function outputSize({ width, height }: Size, megapixels: 1 | 2): Size {
  const scale = Math.min(
    Math.sqrt((megapixels * 1024 * 1024) / (width * height)),
    largestSide / Math.max(width, height),
  )
  const inBlocks = (side: number) => Math.max(smallestSide, Math.floor((side * scale) / block) * block)
  return { width: inBlocks(width), height: inBlocks(height) }
}
