import { env, runInDurableObject } from 'cloudflare:test'
import type { Job, Task } from '../try-on/job-state.ts'
import type { SignedIn } from './signed-in.ts'

export const devicePhoto = `device:${'a'.repeat(64)}`

/** Starts a try-on that the browser renders and returns its id. */
export async function startOnDevice(shopper: Pick<SignedIn, 'api'>) {
  const json = { userImage: devicePhoto, garmentImage: '/samples/top.webp', category: 'tops' as const }
  const answer = await shopper.api.fashn['start-tryon'].$post({ json })
  if (answer.status !== 200) throw new Error(`start did not answer 200: ${await answer.text()}`)
  return (await answer.json()).predictionId
}

export const jobStub = (id: string) => env.TRY_ON_JOBS.getByName(id)

/** The stored job; null where the object stores nothing. */
export const jobOf = (id: string) =>
  runInDurableObject(jobStub(id), async (_, { storage }) =>
    (await storage.list()).size === 0 ? null : (storage.kv.get<Job>('job') ?? null),
  )

/** Ages a job: every time in the stored job, and its alarm, moves back by `ms`. */
export const ageJob = (id: string, ms: number) =>
  runInDurableObject(jobStub(id), async (_, { storage }) => {
    const job = storage.kv.get<Job>('job')
    if (!job) throw new Error('no such job')
    const back = (task: Task) => {
      const due = job.due[task]
      return due && { ...due, at: due.at - ms }
    }
    const due = {
      ledger: back('ledger'),
      gate: back('gate'),
      notice: back('notice'),
      inputs: back('inputs'),
      output: back('output'),
    }
    const { startedAt, deadlineAt, wakeAt, endedAt } = job
    storage.kv.put('job', {
      ...job,
      startedAt: startedAt - ms,
      deadlineAt: deadlineAt - ms,
      wakeAt: wakeAt - ms,
      endedAt: endedAt && endedAt - ms,
      due,
    } satisfies Job)
    const alarmAt = await storage.getAlarm()
    if (alarmAt !== null) await storage.setAlarm(alarmAt - ms)
  })

export const balanceOf = async (userId: string) =>
  env.DB.prepare('select credits from users where id = ?').bind(userId).first<number>('credits')

/** A shopper's ledger, oldest first, as `kind credits`. */
export async function entriesOf(userId: string) {
  const { results } = await env.DB.prepare(
    'select kind, credits from credit_entries where user_id = ? order by id',
  )
    .bind(userId)
    .all<{ kind: string; credits: number }>()
  return results.map(({ kind, credits }) => `${kind} ${credits}`)
}
