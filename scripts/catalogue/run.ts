import { localState } from '../local/paths.ts'
import { runCatalogue } from './commands.ts'

/** The importer's log is meant for the Worker; here its report is enough. */
console.log = (() => {
  const log = console.log.bind(console)
  return (...said: unknown[]) => {
    if (!(typeof said[0] === 'string' && said[0].startsWith('{"event":'))) log(...said)
  }
})()

process.exitCode = await runCatalogue(process.argv.slice(2), localState)
