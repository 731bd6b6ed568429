import { logFault } from '../lib/log.ts'

/** A route is its pattern. None of these says who called. */
type Metric =
  | { name: 'call'; route: string; method: string; status: number; ms: number }
  | { name: 'search'; ms: number; found: number }
  | { name: 'try_on'; result: string; provider: string; ms: number }

/** The bound of the bucket, ms: a distribution is read by counting, without a sum over every point. */
const bounds = [25, 50, 100, 200, 400, 800, 1_600, 3_200, 10_000, 30_000, 60_000, 300_000]
export const bucketOf = (ms: number) => String(bounds.find((bound) => ms <= bound) ?? 'more')

function pointOf(metric: Metric): { blobs: string[]; doubles: number[] } {
  const { name, ms } = metric
  switch (name) {
    case 'call': {
      const { route, method, status } = metric
      return {
        blobs: [name, bucketOf(ms), route, method, `${Math.floor(status / 100)}xx`],
        doubles: [ms, status],
      }
    }
    case 'search':
      return { blobs: [name, bucketOf(ms)], doubles: [ms, metric.found] }
    case 'try_on':
      return { blobs: [name, bucketOf(ms), metric.result, metric.provider], doubles: [ms] }
  }
}

/** Writes a point into Analytics Engine, where an operator has bound a data set. It waits for nothing. */
export function writeMetric(env: Env, metric: Metric) {
  try {
    env.METRICS?.writeDataPoint({ indexes: [metric.name], ...pointOf(metric) })
  } catch (error) {
    logFault('metric_lost', error)
  }
}
