const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/**
 * When something runs by itself: the triggers of wrangler.toml (a test compares the two), how often each comes, and how long a job
 * of it may not have gone well before it is late: its trigger was missed three times, or a night twice.
 */
export const crons = {
  night: { expression: '17 3 * * *', everyMs: dayMs, lateMs: 2 * dayMs + 2 * hourMs },
  five_minutes: { expression: '*/5 * * * *', everyMs: 5 * minuteMs, lateMs: 3 * 5 * minuteMs + minuteMs },
  half_hour: { expression: '*/30 * * * *', everyMs: 30 * minuteMs, lateMs: 3 * 30 * minuteMs + 5 * minuteMs },
  links: { expression: '41 4 * * *', everyMs: dayMs, lateMs: 2 * dayMs + 2 * hourMs },
} as const

export type CronName = keyof typeof crons

export const isCron = (name: string): name is CronName => Object.hasOwn(crons, name)

/** A list that a cron renews outlives three renewals that failed; one that is older is no longer renewed. */
export const listLifeMs = 4 * crons.half_hour.everyMs
