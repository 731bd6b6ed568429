/** The occasions of outfits. */
export const occasions = ['work', 'casual', 'date', 'events', 'everyday'] as const
