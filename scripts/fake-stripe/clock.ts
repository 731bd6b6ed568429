type Task = { at: number; number: number; run: () => void }

const isBefore = (one: Task, other: Task) =>
  one.at < other.at || (one.at === other.at && one.number < other.number)

/** A heap of tasks by their time, so that thousands of subscriptions cost nothing until they are due. */
class Agenda {
  readonly #tasks: Task[] = []
  #count = 0

  add(at: number, run: () => void) {
    const tasks = this.#tasks
    const task = { at, number: this.#count++, run }
    let place = tasks.push(task) - 1
    while (place > 0) {
      const above = (place - 1) >> 1
      const parent = tasks[above]
      if (!parent || !isBefore(task, parent)) break
      tasks[place] = parent
      place = above
    }
    tasks[place] = task
  }

  get first(): Task | undefined {
    return this.#tasks[0]
  }

  takeFirst() {
    const tasks = this.#tasks
    const last = tasks.pop()
    if (!last || tasks.length === 0) return
    let place = 0
    for (;;) {
      let below = 2 * place + 1
      let child = tasks[below]
      const other = tasks[below + 1]
      if (child && other && isBefore(other, child)) {
        child = other
        below += 1
      }
      if (!child || !isBefore(child, last)) break
      tasks[place] = child
      place = below
    }
    tasks[place] = last
  }
}

/** The clock of a fake, in Unix seconds. It stands still between two calls of `advance`. */
export class Clock {
  readonly #agenda = new Agenda()
  #now: number

  constructor(now: number) {
    this.#now = now
  }

  now() {
    return this.#now
  }

  at(moment: number, run: () => void) {
    this.#agenda.add(moment, run)
  }

  /** When the next thing happens by itself; null when nothing will. */
  get nextAt() {
    return this.#agenda.first?.at ?? null
  }

  /** Runs everything that is due until then, each at its own moment. Time never goes back. */
  advance(to: number | Date) {
    const until = typeof to === 'number' ? Math.floor(to) : Math.floor(to.getTime() / 1000)
    for (let task = this.#agenda.first; task && task.at <= until; task = this.#agenda.first) {
      this.#agenda.takeFirst()
      this.#now = Math.max(this.#now, task.at)
      task.run()
    }
    this.#now = Math.max(this.#now, until)
  }

  advanceBy(seconds: number) {
    this.advance(this.#now + seconds)
  }
}
