import { spawn } from 'node:child_process'
import { quietTools } from './local/database.ts'
import { root } from './local/paths.ts'

type Stage = [name: string, command: string, ...args: string[]]

const start = ([, command, ...args]: Stage, stdio: 'inherit' | 'pipe', env: NodeJS.ProcessEnv = {}) =>
  spawn(command, args, { cwd: root, stdio, env: { ...process.env, ...quietTools, ...env } })

function ended(child: ReturnType<typeof start>) {
  const { promise, resolve } = Promise.withResolvers<boolean>()
  child.once('error', (error) => {
    console.error(error.message)
    resolve(false)
  })
  child.once('close', (code) => resolve(code === 0))
  return promise
}

function tellEnd(failed: string[]) {
  console.log(failed.length ? `\nfailed: ${failed.join(', ')}` : '\nall stages passed')
  return failed.length === 0
}

/** Runs the stages one after another, all of them, and says at the end which failed. */
export async function runStages(stages: Stage[]) {
  const failed: string[] = []
  for (const stage of stages) {
    console.log(`\n── ${stage[0]}`)
    if (!(await ended(start(stage, 'inherit')))) failed.push(stage[0])
  }
  return tellEnd(failed)
}

/**
 * Runs the stages side by side, and tells what each said once it has ended, in one piece. Tools in Go get one
 * core each: with all of them, their own threads cost half as much again as what they compute.
 */
export async function runStagesAtOnce(stages: Stage[]) {
  const env = { GOMAXPROCS: '1', ...(process.stdout.isTTY && { FORCE_COLOR: '1' }) }
  const failed: string[] = []
  await Promise.all(
    stages.map(async (stage) => {
      const child = start(stage, 'pipe', env)
      const said: Buffer[] = []
      child.stdout?.on('data', (bytes: Buffer) => said.push(bytes))
      child.stderr?.on('data', (bytes: Buffer) => said.push(bytes))
      const isGood = await ended(child)
      console.log(`\n── ${stage[0]}\n${Buffer.concat(said).toString().trimEnd()}`)
      if (!isGood) failed.push(stage[0])
    }),
  )
  return tellEnd(failed)
}
