export type Attempt = {
  /** null for whoever is not limited by credits. */
  credits: number | null
  hasPhoto: boolean
  mode: 'preset' | 'custom'
  hasPreset: boolean
  hasCustomOutfit: boolean
}

/** What keeps a try-on from starting, in the order of document 2, section 5. */
export function findObstacle({ credits, hasPhoto, mode, hasPreset, hasCustomOutfit }: Attempt) {
  if (credits !== null && credits <= 0) return 'no_credits'
  if (!hasPhoto) return 'photo_required'
  if (mode === 'preset' && !hasPreset) return 'outfit_required'
  if (mode === 'custom' && !hasCustomOutfit) return 'custom_outfit_required'
  return null
}
