const minuteMs = 60_000

/** A batch ends by then, whatever becomes of it. */
export const batchDeadlineMs = 10 * minuteMs

/** A batch that has no end by then has died, and keeps her from nothing any more. */
export const lockMs = batchDeadlineMs + 5 * minuteMs

/** What a shopper may ask for within a day. */
export const mostADay = 36
export const dayMs = 24 * 60 * minuteMs

/** Of older outfits, those that she has not published make room. */
export const mostKept = 120

/** Explore is everybody's: nobody fills it alone. */
export const mostPublished = 24
