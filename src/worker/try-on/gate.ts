import { DurableObject } from 'cloudflare:workers'
import { logFault } from '../lib/log.ts'
import { ask, emptyLine, leave, nextChangeAt, pass, type Answer, type Line, type Ticket } from './line.ts'
import { within } from '../lib/within.ts'

const wakeTimeoutMs = 5_000

/** Admits jobs to the one account that the cloud knows us by, so that it never has to refuse us. */
export class TryOnGate extends DurableObject<Env> {
  async ask(ticket: Ticket, run: number): Promise<Answer> {
    const { line, admitted, answer } = ask(this.#read(), ticket, run, Date.now())
    this.#save(
      line,
      admitted.filter(({ jobId }) => jobId !== ticket.jobId),
    )
    return answer
  }

  async leave(jobId: string) {
    const { line, admitted } = leave(this.#read(), jobId, Date.now())
    this.#save(line, admitted)
  }

  override async alarm() {
    const { line, admitted } = pass(this.#read(), Date.now())
    this.#save(line, admitted)
  }

  #read() {
    return this.ctx.storage.kv.get<Line>('line') ?? emptyLine
  }

  #save(line: Line, admitted: Ticket[]) {
    this.ctx.storage.kv.put('line', line)
    const at = nextChangeAt(line)
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
