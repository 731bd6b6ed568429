import { deadlineOf, isOver, type Job, type Task } from './machine.ts'

export type Todo = { do: 'wait'; until: number } | { do: Act } | { do: 'tidy'; task: Task }
export type Act = 'time_out' | 'give_up' | 'ask_gate' | 'own_up' | 'poll' | 'wipe'

const tasks: Task[] = ['ledger', 'gate', 'notice', 'inputs', 'output']

/** She is told how it ended once her credit is kept or on its way back: the notice says which. */
const mustWait = (task: Task, { due }: Job) => task === 'notice' && due.ledger !== null

/** What is to be done now. */
export function todo(job: Job, now: number): Todo {
  if (isOver(job)) return tidyUp(job, now)
  if (now >= deadlineOf(job)) return { do: 'time_out' }
  if (job.wakeAt > now) return { do: 'wait', until: Math.min(job.wakeAt, deadlineOf(job)) }
  switch (job.phase) {
    case 'queued':
      return { do: 'ask_gate' }
    case 'submitting':
      // Whoever sent the run went down with it: this is only ever seen after a crash.
      return { do: 'own_up' }
    case 'running':
      return { do: 'poll' }
    default:
      return { do: 'give_up' }
  }
}

function tidyUp(job: Job, now: number): Todo {
  const owed = tasks.flatMap((task) => {
    const due = job.due[task]
    return due && !mustWait(task, job) ? [{ task, at: due.at }] : []
  })
  const ready = owed.find(({ at }) => at <= now)
  if (ready) return { do: 'tidy', task: ready.task }
  return owed.length > 0 ? { do: 'wait', until: Math.min(...owed.map(({ at }) => at)) } : { do: 'wipe' }
}

/**
 * When to look again should the act that begins now never come back. The platform repeats an alarm that
 * was cut off, but not for ever; no act takes longer than this.
 */
export const lookAgainAt = (job: Job, now: number) =>
  Math.min(now + 35_000, Math.max(deadlineOf(job), now + 10_000))
