/** A feed that cannot be read, or not to its end. The message is a sentence for the report. */
export class FeedFailure extends Error {}

export const crashAfter = 'The feed ends in the middle.'
