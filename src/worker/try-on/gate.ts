import { DurableObject } from 'cloudflare:workers'
import { logFault } from '../lib/log.ts'
import { ask, emptyQueue, leave, nextChangeAt, pass, type Answer, type Queue, type Ticket } from './queue.ts'
import { within } from '../lib/within.ts'

const wakeTimeoutMs = 5_000

/** Admits jobs to the one account that the cloud knows us by, so that it never has to refuse us. */
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

  /** Under the name that it has had since the first deployment: who waits then waits on. */
  #read() {
    return this.ctx.storage.kv.get<Queue>('line') ?? emptyQueue
  }

  #save(queue: Queue, admitted: Ticket[]) {
    this.ctx.storage.kv.put('line', queue)
    const at = nextChangeAt(queue)
    void (at === null ? this.ctx.storage.deleteAlarm() : this.ctx.storage.setAlarm(at))
    for (const { jobId } of admitted) this.ctx.waitUntil(this.#wake(jobId))
  }

  /** At once, not when it asks again; should this get lost, it asks again. */
  async #wake(jobId: string) {
    try {
      await within(wakeTimeoutMs, () => this.env.TRY_ON_JOBS.getByName(jobId).wake())
    } catch (error) {
      logFault('try_on_not_woken', error, { jobId })
    }
  }
}
