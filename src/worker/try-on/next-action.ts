import { deadlineOf, isOver, type Job, type Task } from './machine.ts'

export type NextAction = { do: 'wait'; until: number } | { do: Act } | { do: 'tidy'; task: Task }
export type Act = 'time_out' | 'give_up' | 'ask_gate' | 'report_interrupted' | 'poll' | 'wipe'

const tasks: Task[] = ['ledger', 'gate', 'notice', 'inputs', 'output']

/** The notice waits until the credit is settled or being released, because it says which. */
const mustWait = (task: Task, { due }: Job) => task === 'notice' && due.ledger !== null

/** Decides the next action. */
export function nextAction(job: Job, now: number): NextAction {
  if (isOver(job)) return tidyUp(job, now)
  if (now >= deadlineOf(job)) return { do: 'time_out' }
  if (job.wakeAt > now) return { do: 'wait', until: Math.min(job.wakeAt, deadlineOf(job)) }
  switch (job.phase) {
    case 'queued':
      return { do: 'ask_gate' }
    case 'submitting':
      // The process that sent the run died with it: this state is only seen after a crash.
      return { do: 'report_interrupted' }
    case 'running':
      return { do: 'poll' }
    default:
      return { do: 'give_up' }
  }
}

function tidyUp(job: Job, now: number): NextAction {
  const pending = tasks.flatMap((task) => {
    const due = job.due[task]
    return due && !mustWait(task, job) ? [{ task, at: due.at }] : []
  })
  const ready = pending.find(({ at }) => at <= now)
  if (ready) return { do: 'tidy', task: ready.task }
  return pending.length > 0 ? { do: 'wait', until: Math.min(...pending.map(({ at }) => at)) } : { do: 'wipe' }
}

/**
 * When to check again if the action that begins now never returns. The platform repeats an interrupted alarm, but not
 * for ever; no action takes longer than this.
 */
export const lookAgainAt = (job: Job, now: number) =>
  Math.min(now + 35_000, Math.max(deadlineOf(job), now + 10_000))
