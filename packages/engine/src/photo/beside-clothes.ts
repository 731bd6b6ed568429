/** What may meet her clothes at an edge and is told from them by colour; a face and an accessory have too many colours. */
export const besideClothes = ['background', 'hair', 'skin', 'clothes'] as const

/** Their places on that list. */
export const [BACKGROUND, HAIR, SKIN, CLOTHES] = [0, 1, 2, 3]
