/** Where a picture that was shared to Cabine waits for the fitting room. */
export const sharedCache = 'shared'
export const sharedPictureKey = '/shared/picture'

/** One that nobody has opened by then is forgotten: whoever signs in later need not see it. */
export const sharedPictureLifeMs = 60 * 60 * 1000
