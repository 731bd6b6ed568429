import type { SampleObject } from '../catalogue.ts'

/** What the renderer is told about a colourway: colours as '#rrggbb', materials by name. */
export type Materials = Record<string, string>

interface Colourway {
  id: string
  colour: string
  colourFamily: SampleObject['colourFamily']
  look: Materials
  material?: string
  hasFilm?: boolean
}

/** One design of the sample range, with the facts that its colourways share. */
export interface Model {
  /** The model's slug; also its name among the subjects of the renderer. */
  model: string
  name: string
  brand: SampleObject['brand']
  material: string
  priceCents: number
  description: string
  occasions: SampleObject['occasions']
  season: SampleObject['season']
  colourways: Colourway[]
}
