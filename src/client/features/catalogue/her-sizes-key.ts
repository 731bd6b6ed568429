import { removeStored } from '#client/lib/browser-storage.ts'

/** Where this browser keeps the sizes that she has chosen last (her-sizes.ts). */
export const herSizesKey = 'her-sizes'

/** At log-out. */
export const forgetHerSizes = () => removeStored(herSizesKey)
