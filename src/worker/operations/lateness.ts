import { crons, isCron } from '../lib/crons.ts'

/** Work of the queue comes when there is some, so it has no age: it is late where it failed so often in a row. */
const failuresInQueue = 3

type Run = { job: string; succeededAt: Date | null; failedAt: Date | null; failures: number }

/** Whether a job is late. One that never went well is, as soon as it failed twice. */
export function isLate({ job, succeededAt, failures }: Run, now: number) {
  const [cron = ''] = job.split('/')
  if (!isCron(cron)) return failures >= failuresInQueue
  return succeededAt ? now - succeededAt.getTime() > crons[cron].lateMs : failures >= 2
}
