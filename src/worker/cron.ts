import { sweepAuth } from './auth/sweep.ts'
import { openDb } from './lib/db.ts'

/** What each cron expression of wrangler.toml does. */
const jobs: Record<string, (env: Env) => Promise<void>> = {
  '17 3 * * *': (env) => sweepAuth(openDb(env.DB)),
}

export async function runCron(expression: string, env: Env) {
  const job = jobs[expression]
  if (!job) throw new Error(`no job for the cron expression ${expression}`)
  await job(env)
}
