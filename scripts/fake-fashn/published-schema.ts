import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../local/paths.ts'

/** FASHN's published OpenAPI description, where it lies beside the repository. */
const file = join(root, '../shared/data/api-specs/fashn/fashn-openapi.original.yml')
export const hasPublishedSchema = existsSync(file)

const indentOf = (line: string) => line.search(/\S/)
const keyIn = (line: string) => /^\s*'?([^':]+)'?:/.exec(line)?.[1] ?? ''

/** The lines below a path of keys. Reading that file needs only YAML's indentation. */
function below(lines: string[], [key, ...others]: string[]): string[] {
  if (key === undefined) return lines
  const indent = indentOf(lines[0] ?? '')
  const start = lines.findIndex((line) => indentOf(line) === indent && keyIn(line) === key)
  if (start < 0) throw new Error(`no ${key} in the description`)
  const length = lines.slice(start + 1).findIndex((line) => indentOf(line) <= indent)
  return below(lines.slice(start + 1, length < 0 ? undefined : start + 1 + length), others)
}

function keysOf(lines: string[]) {
  const indent = indentOf(lines[0] ?? '')
  return lines.filter((line) => indentOf(line) === indent).map((line) => keyIn(line))
}
const itemsOf = (lines: string[]) => lines.map((line) => line.trim().slice('- '.length))

export function publishedSchema() {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim())
  const schema = (...path: string[]) => below(lines, ['components', 'schemas', ...path])
  return {
    runStatuses: keysOf(below(lines, ['paths', '/run', 'post', 'responses'])),
    readStatuses: keysOf(below(lines, ['paths', '/status/{id}', 'get', 'responses'])),
    runRequired: itemsOf(schema('RunRequest', 'required')),
    runProperties: keysOf(schema('RunResponse', 'properties')),
    statusProperties: keysOf(schema('StatusResponse', 'properties')),
    states: itemsOf(schema('StatusResponse', 'properties', 'status', 'enum')),
  }
}
