import { plant } from '#worker/testing/simulation/edits.ts'
const [name = 'try-on', seed = '1', size = '10', many = '1', planted] = process.argv.slice(2)
const { edits, scaled } = await import(`../src/worker/testing/simulation/${name}/planted-faults.ts`)
plant(edits, scaled)
Error.stackTraceLimit = 12
const { simulation } = await import(`../src/worker/testing/simulation/${name}/simulation.ts`)
const write = (t: string) => process.stdout.write(t + '\n')
const sums: Record<string, number> = {}
const t0 = process.hrtime.bigint()
console.log = () => {}
for (let i = 0; i < Number(many); i++) {
  const r = await simulation.play({ seed: Number(seed) + i, size: Number(size), planted })
  for (const [k, n] of Object.entries(r.counts)) sums[k] = (sums[k] ?? 0) + (n as number)
  if (r.findings.length) {
    write(`seed ${Number(seed) + i}\n` + r.findings.join('\n') + '\n\n' + r.story)
    break
  }
}
write(JSON.stringify(sums) + ' ' + Number(process.hrtime.bigint() - t0) / 1e9 + ' s')
process.exit(0)
