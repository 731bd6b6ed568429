import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const runAs = (version: string) => {
  const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
  const script = join(import.meta.dirname, 'needs-node.js')
  const { status, stderr } = spawnSync(process.execPath, [
    '--import',
    `data:text/javascript,${encodeURIComponent(pretend)}`,
    script,
  ])
  return { status, said: String(stderr) }
}

test.each(['22.22.0', '22.30.1', '24.1.0', '26.0.0'])('the scripts run on Node %s', (version) => {
  expect(runAs(version)).toEqual({ status: 0, said: '' })
})

test.each(['18.19.0', '20.20.2', '22.21.9'])('on Node %s they say what they need', (version) => {
  const { status, said } = runAs(version)
  expect(status).toBe(1)
  expect(said).toContain(`need Node 22.22 or newer, and this is ${version}`)
})
