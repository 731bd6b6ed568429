import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as v from 'valibot'

/** One entry of a report.json that `dressAll` wrote: a look, a refusal, or a failure. */
const lookEntry = v.object({
  person: v.string(),
  garments: v.array(v.string()),
  /** Name of the look's file beside the report. */
  look: v.optional(v.string()),
  warnings: v.optional(v.array(v.string()), []),
  signals: v.optional(v.record(v.string(), v.number())),
  timings: v.optional(v.record(v.string(), v.number())),
  ms: v.number(),
  refused: v.optional(v.string()),
  failed: v.optional(v.string()),
})
export type LookEntry = v.InferOutput<typeof lookEntry>

const reportFile = v.object({ reports: v.array(lookEntry) })

/** What became of the pairs that were tried with `--out folder`. */
export async function readLooks(folder: string): Promise<LookEntry[]> {
  const text = await readFile(join(folder, 'report.json'), 'utf8')
  return v.parse(reportFile, JSON.parse(text)).reports
}

/** A person and what she wears: the same in the reports of two engines. */
export const pairName = ({ person, garments }: Pick<LookEntry, 'person' | 'garments'>) =>
  `${person.replace(/\.\w+$/, '')}__${garments.join('+')}`
