import { composedOutfitId } from '#shared/composed-outfit-id.ts'
import type { Template } from '../batch-machine.ts'

/** How many outfits the shelf of the fitting room and Explore have at least, composed ones included. */
export const minOutfits = { preset: 12, post: 24 } as const
/** How often each template may be used: no two of its outfits are alike. */
const rounds = { preset: [0, 5], post: [1, 2, 3, 4] } as const

export type ComposedKind = keyof typeof minOutfits

/** An outfit that the rules have composed after a template of the studio. */
export type ComposedOutfit = {
  id: string
  kind: ComposedKind
  templateId: string
  productIds: string[]
  thumbnailUrl: string
}

/** A place that an outfit may take. The place keeps its id, and so its address, when the outfit in it changes. */
export type Place = Pick<ComposedOutfit, 'id' | 'kind'> & { template: Template }

export const placesOf = (kind: ComposedKind, templates: readonly Template[]): Place[] =>
  rounds[kind].flatMap((round) =>
    templates.map((template) => ({ id: composedOutfitId(template.id, round), kind, template })),
  )

export const sameSet = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id))
