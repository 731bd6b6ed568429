import { t } from '#client/i18n/messages.ts'
import { customOutfit, outfitOf, type Outfit } from '../outfit.ts'
import { readOutfitState, useOutfitStore } from '../outfit-store.ts'
import { judgementOf, usePhotoStore } from '../photo-store.ts'
import { findObstacle, type Obstacle } from './fit-to-photo.ts'
import { useRefusedOutfits } from './refused-outfits.ts'

/** The chosen outfit, with the own picture if it is made of one. */
export function chosenOutfit(
  { mode, preset, custom, category } = readOutfitState(),
): { outfit: Outfit; custom: Blob | null } | null {
  if (mode === 'preset') return preset && { outfit: outfitOf(preset), custom: null }
  if (!custom) return null
  const { found, blob } = custom
  return { outfit: customOutfit(found?.name ?? t('try-on.customName'), category, found?.image), custom: blob }
}

const useCheck = () => usePhotoStore(({ check }) => judgementOf(check))

/** Tells of outfits what speaks against them on the photo of the page. A photo that is refused speaks against none in particular. */
export function useObstacles() {
  const check = useCheck()
  const refused = useRefusedOutfits()
  return (outfit: Pick<Outfit, 'id' | 'pieces'>): Obstacle | null => {
    if (check?.verdict === 'refused') return null
    const why = refused[outfit.id]
    if (why) return { why, isWhole: true, leftOut: [] }
    return check && findObstacle(outfit, check)
  }
}

/** What the photo of the page speaks against of the outfit that is chosen; refused, Start would only say so after a while. */
export function usePhotoForOutfit() {
  const check = useCheck()
  const chosen = chosenOutfit(useOutfitStore())
  const obstacleOf = useObstacles()
  const obstacle = chosen && obstacleOf(chosen.outfit)
  // Without a photo a start asks for one first.
  const isRefused = check !== null && (check.verdict === 'refused' || (obstacle?.isWhole ?? false))
  return { obstacle, isRefused, hasOutfit: chosen !== null }
}
