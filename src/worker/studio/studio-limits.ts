const minuteMs = 60_000

/** A batch has ended by then in any case. */
export const batchDeadlineMs = 10 * minuteMs

/** A batch that has not ended by then has died and no longer blocks her. */
export const lockMs = batchDeadlineMs + 5 * minuteMs

/** The number of outfits that a shopper may request within a day. */
export const maxADay = 36
export const dayMs = 24 * 60 * minuteMs

/** Beyond this number her oldest unpublished outfits are deleted. */
export const maxKept = 120

/** Limits one shopper's share of Explore. */
export const maxPublished = 24
