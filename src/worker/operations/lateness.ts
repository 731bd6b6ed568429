const minuteMs = 60_000

/** How long a job may not have gone well before it is late: its cron was missed three times, or a night twice. */
const lateMs = {
  night: 50 * 60 * minuteMs,
  five_minutes: 16 * minuteMs,
  half_hour: 95 * minuteMs,
  links: 50 * 60 * minuteMs,
} as const

export type CronName = keyof typeof lateMs

const isCron = (name: string): name is CronName => name in lateMs

/** Work of the queue comes when there is some, so it has no age: it is late where it failed so often in a row. */
const failuresInQueue = 3

type Run = { job: string; succeededAt: Date | null; failedAt: Date | null; failures: number }

/** Whether a job is late. One that never went well is, as soon as it failed twice. */
export function isLate({ job, succeededAt, failures }: Run, now: number) {
  const [cron = ''] = job.split('/')
  if (!isCron(cron)) return failures >= failuresInQueue
  return succeededAt ? now - succeededAt.getTime() > lateMs[cron] : failures >= 2
}
