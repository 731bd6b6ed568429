import * as v from 'valibot'
import { noteGivenUp } from '../operations/given-up-work.ts'
import { callIdOf, inCall } from '../lib/current-call.ts'
import { purgeOf, type Purge } from '../lib/edge-cache.ts'
import { logEvent, logFault } from '../lib/log.ts'
import { noteRuns, type JobOutcome } from '../operations/job-runs.ts'
import { message, tasks, type TaskName } from './tasks.ts'

/** As many as the queue has consumers (wrangler.toml). */
const maxBegun = 8

/**
 * Does a task here and now, and leaves what is left to the queue: a cron asks for as many as there is work for, at most
 * `maxBegun`. Where there is no queue, or it refuses, the next cron goes on.
 */
export const begin = (task: TaskName, env: Env, purge: Purge) => doTask(task, env, purge, maxBegun)

async function doTask(task: TaskName, env: Env, purge: Purge, maxAsked: number) {
  const more = Math.min(await tasks[task](env, purge), maxAsked)
  if (more <= 0) return
  try {
    await env.WORK?.sendBatch(Array.from({ length: more }, () => ({ body: { task } })))
  } catch (error) {
    logFault('queue_refused', error, { task })
  }
}

/** Doubles with each attempt: a database that is busy, or a shop that is down, is left in peace for a while. */
const delaySeconds = (attempts: number) => Math.min(15 * 2 ** attempts, 900)

/**
 * Works off messages, one at a time. A task that fails is tried again later by the queue; one that fails too often comes back
 * from the queue of those that are given up.
 */
export const workOff = (batch: MessageBatch, env: Env, context: Pick<ExecutionContext, 'cache'>) =>
  inCall(callIdOf(), () => workOffAll(batch, env, context))

async function workOffAll(batch: MessageBatch, env: Env, context: Pick<ExecutionContext, 'cache'>) {
  const outcomes: JobOutcome[] = []
  for (const one of batch.messages) {
    const read = v.safeParse(message, one.body)
    if (!read.success) {
      logEvent('message_not_understood', { queue: batch.queue })
      one.ack()
    } else if (batch.queue.endsWith('-given-up')) {
      await noteGivenUp(env, read.output.task)
      one.ack()
    } else {
      try {
        // It asks for itself alone: if each message made several, they would grow without end.
        await doTask(read.output.task, env, purgeOf(context), 1)
        one.ack()
        outcomes.push({ job: `queue/${read.output.task}`, isDone: true })
      } catch (error) {
        logFault('task_failed', error, { task: read.output.task, attempts: one.attempts })
        one.retry({ delaySeconds: delaySeconds(one.attempts) })
        outcomes.push({ job: `queue/${read.output.task}`, isDone: false })
      }
    }
  }
  await noteRuns(env, lastOfEach(outcomes))
}

/** A statement may write each row once. */
const lastOfEach = (outcomes: JobOutcome[]) => [...new Map(outcomes.map((one) => [one.job, one])).values()]
