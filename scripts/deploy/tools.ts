/** Everything that a deployment does to the world. Tests have others, and so has a rehearsal. */
export type Tools = {
  /** Runs a command in the foreground and returns its exit status. */
  run: (command: string, args: readonly string[]) => number
  /** Runs a command and returns what it printed. */
  read: (command: string, args: readonly string[]) => { status: number; text: string }
  /** Asks a site's health of one version of it. */
  askHealth: (
    address: string,
    worker: string,
    version: string,
  ) => Promise<{ isServing: boolean; version: string | null }>
  wait: (ms: number) => Promise<void>
  /** Keeps a file beside the project, and returns its path. */
  keep: (name: string, text: string) => string
  say: (line: string) => void
}

/** A step failed: nothing after it is done. */
export class Ended extends Error {
  readonly status: number

  constructor(message: string, status = 1) {
    super(message)
    this.status = status
  }
}

const lineOf = (command: string, args: readonly string[]) => [command, ...args].join(' ')

/** Runs the steps of one command one after the other, says each, and remembers what was done. */
export function beginSteps(tools: Tools, isRehearsal: boolean) {
  const done: string[] = []

  /** `contacts`: it speaks with Cloudflare, so a rehearsal leaves it out and says what it would run. */
  type Step = { doing: string; done: string; command: string; args: string[]; contacts?: boolean }

  function isLeftOut({ doing, command, args, contacts }: Step) {
    const line = lineOf(command, args)
    if (isRehearsal && contacts) tools.say(`\n${doing}: left out, it would run '${line}'`)
    else tools.say(`\n${doing}: ${line}`)
    return isRehearsal && contacts === true
  }

  return {
    done,
    run(step: Step) {
      if (isLeftOut(step)) return
      const status = tools.run(step.command, step.args)
      if (status !== 0) throw new Ended(`${step.doing} failed`, status)
      done.push(step.done)
    },
    /** What it printed; null in a rehearsal. */
    read(step: Step): string | null {
      if (isLeftOut(step)) return null
      const { status, text } = tools.read(step.command, step.args)
      if (status !== 0) throw new Ended(`${step.doing} failed: ${text.trim().slice(-400)}`, status)
      done.push(step.done)
      return text
    },
  }
}
export type Steps = ReturnType<typeof beginSteps>
