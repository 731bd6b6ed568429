import { api, request } from '#client/lib/api.ts'

/** Null when they cannot be had: the page says so and offers to ask again. */
export const fetchPresets = () => request(api['outfit-presets'].$get()).catch(() => null)

export type Presets = Awaited<ReturnType<typeof fetchPresets>>

/** How many presets show until 'View Full Library' is used. */
export const presetsAtFirst = 8

/** The first eight; what she chose in the library comes first, so that her choice is never out of sight. */
export function firstPresets<Preset extends { id: string }>(presets: Preset[], chosen: Preset | null) {
  const first = presets.slice(0, presetsAtFirst)
  const isFurtherBack = chosen && presets.length > 0 && !first.some(({ id }) => id === chosen.id)
  return isFurtherBack ? [chosen, ...first.slice(0, presetsAtFirst - 1)] : first
}
