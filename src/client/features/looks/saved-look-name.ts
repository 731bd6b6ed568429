const prefix = 'saved-'

/** How a look of her lookbook is named where other looks have the names of their try-ons, as in `?look=`. */
export const nameOfSaved = (id: string) => prefix + id
export const isOfLookbook = (name: string) => name.startsWith(prefix)
