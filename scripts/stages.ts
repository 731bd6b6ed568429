import { spawn } from 'node:child_process'
import { quietTools } from './local/database.ts'
import { root } from './local/paths.ts'

type Stage = [name: string, command: string, ...args: string[]]

function run([name, command, ...args]: Stage) {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  console.log(`\n── ${name}`)
  const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...quietTools } })
  child.once('error', (error) => {
    console.error(error.message)
    resolve(false)
  })
  child.once('exit', (code) => resolve(code === 0))
  return promise
}

/** Runs the stages one after another, all of them, and says at the end which failed. */
export async function runStages(stages: Stage[]) {
  const failed: string[] = []
  for (const stage of stages) if (!(await run(stage))) failed.push(stage[0])
  console.log(failed.length ? `\nfailed: ${failed.join(', ')}` : '\nall stages passed')
  return failed.length === 0
}
