import * as v from 'valibot'
import { noteGivenUp } from './given-up.ts'
import { purgeOf, type Purge } from '../lib/edge-cache.ts'
import { logEvent, logFault } from '../lib/log.ts'
import { message, tasks, type TaskName } from './tasks.ts'

/** So many of one task may be asked for at once; the queue's own limit of consumers holds the rest back. */
const mostAsked = 8

/**
 * Does a task here and now, and leaves what is left to the queue. Where there is no queue, or it refuses, the next cron goes
 * on with it.
 */
export async function begin(task: TaskName, env: Env, purge: Purge) {
  const more = await tasks[task](env, purge)
  if (more <= 0) return
  try {
    await env.WORK?.sendBatch(Array.from({ length: Math.min(more, mostAsked) }, () => ({ body: { task } })))
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
export async function workOff(batch: MessageBatch, env: Env, context: Pick<ExecutionContext, 'cache'>) {
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
        await begin(read.output.task, env, purgeOf(context))
        one.ack()
      } catch (error) {
        logFault('task_failed', error, { task: read.output.task, attempts: one.attempts })
        one.retry({ delaySeconds: delaySeconds(one.attempts) })
      }
    }
  }
}
