import { DurableObject } from 'cloudflare:workers'
import { logFault } from '../lib/log.ts'
import { ask, emptyQueue, leave, nextChangeAt, pass, type Answer, type Queue, type Ticket } from './queue.ts'
import { within } from '../lib/within.ts'

const wakeTimeoutMs = 5_000

/** Admits jobs to our one account in the cloud, so that the cloud never has to refuse one. */
export class TryOnGate extends DurableObject<Env> {
  async ask(ticket: Ticket, run: number): Promise<Answer> {
    const { queue, admitted, answer } = ask(this.#read(), ticket, run, Date.now())
    this.#save(
      queue,
      admitted.filter(({ jobId }) => jobId !== ticket.jobId),
    )
    return answer
  }

  async leave(jobId: string) {
    const { queue, admitted } = leave(this.#read(), jobId, Date.now())
    this.#save(queue, admitted)
  }

  override async alarm() {
    const { queue, admitted } = pass(this.#read(), Date.now())
    this.#save(queue, admitted)
  }

  /** Stored under the key of the first deployment, so that waiting jobs keep their places. */
  #read() {
    return this.ctx.storage.kv.get<Queue>('line') ?? emptyQueue
  }

  #save(queue: Queue, admitted: Ticket[]) {
    this.ctx.storage.kv.put('line', queue)
    const at = nextChangeAt(queue)
    void (at === null ? this.ctx.storage.deleteAlarm() : this.ctx.storage.setAlarm(at))
    for (const { jobId } of admitted) this.ctx.waitUntil(this.#wake(jobId))
  }

  /** Wakes the job at once instead of waiting for its next request; if the call is lost, the job asks again. */
  async #wake(jobId: string) {
    try {
      await within(wakeTimeoutMs, () => this.env.TRY_ON_JOBS.getByName(jobId).wake())
    } catch (error) {
      logFault('try_on_not_woken', error, { jobId })
    }
  }
}
