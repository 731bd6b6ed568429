import type { PostPlan } from './post-plan.ts'
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

export const lookPosts: PostPlan[] = [worn('window-table')]
