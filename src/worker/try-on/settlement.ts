import type { Ledger } from '../ledger/ledger.ts'
import { openDb } from '../lib/db.ts'
import type { Job, Task } from './job-state.ts'
import { writeNotice } from './notify-of-end.ts'
import { inputKeys, outputKeys, supersededKeys } from './job-pictures.ts'

export const gateOf = (env: Env) => env.TRY_ON_GATE.getByName('cloud')

/** What the try-on cost us, for the ledger. */
const billOf = ({ photographer, cost }: Job) => ({ photographer, cost })

/** Performs the tasks after the end of a job. Each is safe to repeat. */
export async function payOff(env: Env, ledger: Ledger, job: Job, task: Task): Promise<void> {
  const { jobId, userId } = job.order
  switch (task) {
    case 'ledger':
      return job.phase === 'completed'
        ? ledger.settle(jobId, billOf(job))
        : ledger.release(userId, jobId, billOf(job))
    case 'gate':
      return gateOf(env).leave(jobId)
    case 'notice':
      return writeNotice(openDb(env.DB), job)
    case 'inputs':
      return env.PHOTOS.delete([...inputKeys(job.order), ...supersededKeys(job)])
    case 'output':
      // Deletes the inputs once more: a put that timed out may have completed after they were deleted.
      return env.PHOTOS.delete([...outputKeys(job), ...inputKeys(job.order)])
  }
}
