import type { PostPlan } from './post-plan.ts'
import { presets } from './presets.ts'

/** An outfit of the shelf as somebody wears it, under its title; the text says what of it the picture shows. */
function worn(presetId: string, description: string): PostPlan {
  const preset = presets.find(({ id }) => id === presetId)
  if (!preset) throw new Error(`no preset ${presetId}`)
  const { title, occasion, garments, objects } = preset
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
  worn(
    'window-table',
    'Dark blossoms and a tied waist. With the burgundy bag and heels, it’s ready for dinner.',
  ),
]
