import { withMessages } from '#client/i18n/with-messages.ts'
import { api, request } from '#client/lib/api.ts'
import { serverState } from '#client/session/server-state.ts'

const fetchPresets = () =>
  withMessages(request(api['outfit-presets'].$get()), 'editorial-presets', 'editorial-templates')

/** All presets: outfits that the editors have put together. */
export const presetLibrary = serverState(fetchPresets, { freshForMs: 60_000, isPublic: true })
export type Presets = Awaited<ReturnType<typeof fetchPresets>>

/** How many presets show until 'View Full Library' is used. */
export const presetsAtFirst = 8

/** How many of the first eight may be locked for a shopper without Luxe. */
const lockedAtFirst = 2

/**
 * The order of the presets for a plan and a photo: what the photo cannot wear comes last. Without Luxe the open ones come first, with a
 * few locked ones among them.
 */
export function orderPresets<Preset extends { isPremium: boolean }>(
  all: Preset[],
  isPremium: boolean,
  isUnwearable: (preset: Preset) => boolean = () => false,
) {
  const presets = all.toSorted((a, b) => Number(isUnwearable(a)) - Number(isUnwearable(b)))
  if (isPremium) return presets
  const open = presets.filter((preset) => !preset.isPremium)
  const locked = presets.filter((preset) => preset.isPremium)
  const stride = presetsAtFirst / lockedAtFirst - 1
  const mixed = locked
    .slice(0, lockedAtFirst)
    .flatMap((preset, index) => [...open.slice(index * stride, (index + 1) * stride), preset])
  const rest = open.filter((preset) => !mixed.includes(preset))
  return [...mixed, ...rest, ...locked.slice(lockedAtFirst)]
}

/** The first eight. A preset chosen in the library is moved to the front, so that the choice is never out of sight. */
export function firstPresets<Preset extends { id: string }>(presets: Preset[], chosen: Preset | null) {
  const first = presets.slice(0, presetsAtFirst)
  const isFurtherBack = chosen && presets.length > 0 && !first.some(({ id }) => id === chosen.id)
  return isFurtherBack ? [chosen, ...first.slice(0, presetsAtFirst - 1)] : first
}
