import { readdirSync, readFileSync } from 'node:fs'

const statusOf = (pid: number, name: string) => {
  try {
    return new RegExp(`^${name}:\\s*(.+)$`, 'm').exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? ''
  } catch {
    return '' // It has ended.
  }
}

/**
 * The processes that `parent` started, and their descendants. A thread's children are listed with their parent alone.
 */
function descendants(parent: number): number[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
  const children = all.filter((pid) => Number(statusOf(pid, 'PPid')) === parent)
  return [...children, ...children.flatMap(descendants)]
}

const ticksPerSecond = 100

/**
 * The workerd that a process started. It contains the Worker, D1 and R2, so it uses more than an invocation alone
 * would. Read from Linux.
 */
export function watchRuntime(parent: number) {
  const pid = descendants(parent).find((child) => statusOf(child, 'Name') === 'workerd')
  if (!pid) throw new Error('workerd is not there')
  return {
    peakMb: () => Number.parseInt(statusOf(pid, 'VmHWM'), 10) / 1024,
    cpuSeconds() {
      const [, afterName = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
      const fields = afterName.split(' ')
      return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
    },
  }
}
