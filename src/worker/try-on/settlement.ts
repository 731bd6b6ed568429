import type { Ledger } from '../credits/ledger.ts'
import { openDb } from '../lib/db.ts'
import type { Job, Task } from './machine.ts'
import { writeNotice } from './notice.ts'
import { inputKeys, outputKeys } from './pictures.ts'

export const gateOf = (env: Env) => env.TRY_ON_GATE.getByName('fashn')

/** What is owed after the end of a job. Each is safe to do twice. */
export async function payOff(env: Env, ledger: Ledger, job: Job, task: Task): Promise<void> {
  const { jobId, userId } = job.order
  switch (task) {
    case 'ledger':
      return job.phase === 'completed' ? ledger.settle(jobId) : ledger.release(userId, jobId)
    case 'gate':
      return gateOf(env).leave(jobId)
    case 'notice':
      return writeNotice(openDb(env.DB), job)
    case 'inputs':
      return env.PHOTOS.delete(inputKeys(job.order))
    case 'output':
      // The inputs once more: a put that was given up after its time may have come in behind their removal.
      return env.PHOTOS.delete([...outputKeys(job.outputKey), ...inputKeys(job.order)])
  }
}
