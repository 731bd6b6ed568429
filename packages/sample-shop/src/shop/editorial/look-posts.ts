import type { PostPlan } from './posts.ts'
import { presets } from './presets.ts'

/** An outfit of the shelf as somebody wears it, under the title and with the text that it has there. */
function worn(presetId: string): PostPlan {
  const preset = presets.find(({ id }) => id === presetId)
  if (!preset) throw new Error(`no preset ${presetId}`)
  const { title, description, occasion, garments, objects } = preset
  return {
    id: `worn-${presetId}`,
    title,
    description,
    occasion,
    aspect: 2 / 3,
    items: [...garments.toReversed(), ...objects],
  }
}

export const lookPosts: PostPlan[] = [
  worn('harbour-walk'),
  worn('window-table'),
  worn('farmers-market'),
  worn('banker-stripe'),
  worn('gallery-afternoon'),
  worn('late-edition'),
  worn('garden-lunch'),
  worn('left-bank'),
  worn('slow-boat'),
]
