import { callIdOf, currentCall, inCall } from '../lib/current-call.ts'
import { count } from './hourly-counts.ts'
import { writeMetric } from './write-metric.ts'

/** A site that says that it is full, or that a service of others is away, has answered: our own fault is a 500. */
const resultOf = (status: number) => (status === 500 ? 'failed' : status === 429 ? 'refused' : 'answered')

/** Answers a call in a context of its own, so that what is logged meanwhile has its id; then it is counted and measured. */
export const observed = (
  request: Request,
  env: Env,
  context: ExecutionContext,
  answer: () => Response | Promise<Response>,
) =>
  inCall(
    callIdOf(request),
    async () => {
      const began = Date.now()
      const response = await answer()
      const { status } = response
      const route = currentCall()?.route ?? 'page'
      const waitUntil = (work: Promise<unknown>) => context.waitUntil(work)
      count(env, 'calls', resultOf(status), waitUntil)
      writeMetric(env, { name: 'call', route, method: request.method, status, ms: Date.now() - began })
      return response
    },
    true,
  )
