import { isOver, type Job, type Task } from './job-state.ts'

export type NextAction = { do: 'wait'; until: number } | { do: Act } | { do: 'tidy'; task: Task }
export type Act =
  | 'time_out'
  | 'give_up'
  | 'ask_gate'
  | 'charge'
  | 'report_interrupted'
  | 'poll'
  | 'accept'
  | 'wipe'

const tasks: Task[] = ['ledger', 'gate', 'notice', 'inputs', 'output']

/** The notice waits until the credit is settled or being released, because it says which. */
const mustWait = (task: Task, { due }: Job) => task === 'notice' && due.ledger !== null

/** Decides the next action. */
export function nextAction(job: Job, now: number): NextAction {
  if (isOver(job)) return tidyUp(job, now)
  if (job.phase === 'delivered') return tidyOrAccept(job, now)
  if (now >= job.deadlineAt) return { do: 'time_out' }
  if (job.wakeAt > now) return { do: 'wait', until: Math.min(job.wakeAt, job.deadlineAt) }
  switch (job.phase) {
    case 'waiting':
    case 'queued':
      return { do: 'ask_gate' }
    case 'charging':
      return { do: 'charge' }
    case 'submitting':
      // The process that sent the run died with it: this state is only seen after a crash.
      return { do: 'report_interrupted' }
    case 'running':
      return { do: 'poll' }
    default:
      return { do: 'give_up' }
  }
}

/** What is tidied while her device compares the picture; one that was made for later is announced meanwhile. */
const whileJudged: Task[] = ['gate', 'notice']

function tidyOrAccept(job: Job, now: number): NextAction {
  const acceptAt = Math.min(job.wakeAt, job.deadlineAt)
  const pending = pendingOf(job, whileJudged)
  const ready = pending.find(({ at }) => at <= now)
  if (ready) return { do: 'tidy', task: ready.task }
  if (acceptAt <= now) return { do: 'accept' }
  return { do: 'wait', until: Math.min(acceptAt, ...pending.map(({ at }) => at)) }
}

const pendingOf = (job: Job, among: Task[]) =>
  among.flatMap((task) => {
    const due = job.due[task]
    return due && !mustWait(task, job) ? [{ task, at: due.at }] : []
  })

function tidyUp(job: Job, now: number): NextAction {
  const pending = pendingOf(job, tasks)
  const ready = pending.find(({ at }) => at <= now)
  if (ready) return { do: 'tidy', task: ready.task }
  return pending.length > 0 ? { do: 'wait', until: Math.min(...pending.map(({ at }) => at)) } : { do: 'wipe' }
}

/** No call that an action makes takes longer than this, the wait for a model that answers with its picture above all. */
const longestActionMs = 65_000

/**
 * When to check again if the action that begins now never returns. The platform repeats an interrupted alarm, but not
 * for ever.
 */
export const lookAgainAt = (job: Job, now: number) =>
  Math.min(now + longestActionMs, Math.max(job.deadlineAt, now + 10_000))
