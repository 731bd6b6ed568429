/** What an outfit is for. */
export const occasions = ['work', 'casual', 'date', 'events', 'everyday'] as const
