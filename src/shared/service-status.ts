/** What the status page tells: parts of the site and how well it keeps to its objectives. */

export const measures = ['calls', 'try_ons', 'searches'] as const
export type Measure = (typeof measures)[number]

/** The parts of the site as a shopper knows them. */
export const statusParts = ['shop', 'accounts', 'photos', 'photographs', 'mails', 'payments'] as const
export type StatusPart = (typeof statusParts)[number]

/** A part that this site does not have is `off`. */
export const partStates = ['well', 'slow', 'trouble', 'off'] as const
export type PartState = (typeof partStates)[number]

export const statusDays = 28

/** The bound under which a search is quick, ms. */
export const quickSearchMs = 400

/**
 * What is promised of each measure over `statusDays`: this share goes well. Calls: answered, and not with a fault of ours.
 * Try-ons: ended, and their credit settled, before their time was over. Searches: answered within `quickSearchMs`, so that the
 * p95 is below it.
 */
export const objectives: Record<Measure, number> = { calls: 0.999, try_ons: 0.99, searches: 0.95 }
