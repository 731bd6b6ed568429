/** Where a picture shared to Cabine waits for the fitting room. */
export const sharedCache = 'shared'
export const sharedPictureKey = '/shared/picture'

/** A picture not opened within this time is deleted, so that a shopper who signs in later does not see it. */
export const sharedPictureLifeMs = 60 * 60 * 1000
