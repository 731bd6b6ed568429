/** The day in UTC, 'YYYY-MM-DD'. */
export const dayOf = (at: Date) => at.toISOString().slice(0, 10)
