/** Ids of the try-ons that this tab follows. While the fitting room is open, news of their end counts as read. */
export const ownTryOns = new Set<string>()
