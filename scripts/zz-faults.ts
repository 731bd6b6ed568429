import { readFileSync, writeFileSync } from 'node:fs'
import { plant } from '#worker/testing/simulation/edits.ts'
const [name = 'try-on', most = '600', size = '1', only] = process.argv.slice(2)
const file = `src/worker/testing/simulation/${name}/planted-faults.ts`
const { edits, scaled } = await import(`../${file}`)
plant(edits, scaled)
const { simulation } = await import(`../src/worker/testing/simulation/${name}/simulation.ts`)
const write = (t: string) => process.stdout.write(t + '\n')
console.log = () => {}
Error.stackTraceLimit = 0
for (const fault of Object.keys(edits)) {
  if (only && !fault.includes(only)) continue
  if (!only && edits[fault].shownBy !== 1) continue
  let at = 0,
    first = ''
  for (let seed = 1; seed <= Number(most) && !at; seed++) {
    const r = await simulation.play({ seed, size: Number(size), planted: fault })
    if (r.findings.length && !(process.argv[6] && false)) {
      at = seed
      first = r.findings[0]
    }
  }
  write(`${at || 'NOT FOUND'} ${fault}: ${first}`)
  if (at) {
    let text = readFileSync(file, 'utf8')
    const i = text.indexOf(fault)
    text = text.slice(0, i) + text.slice(i).replace(/shownBy: \d+/, `shownBy: ${at}`)
    writeFileSync(file, text)
  }
}
process.exit(0)
