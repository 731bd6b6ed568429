import { toStandardJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { languages } from '@cabine/sophia/vocabulary/languages.ts'

/** What a tool takes, as the protocol describes it. */
export const takes = <Entries extends v.ObjectEntries>(entries: Entries) =>
  toStandardJsonSchema(v.object(entries))

export const language = v.pipe(
  v.optional(v.picklist(languages), 'en'),
  v.description('The language of the words.'),
)

/** What a tool found, as data and as the text that older assistants read. */
export const tells = (found: Record<string, unknown>) => ({
  content: [{ type: 'text' as const, text: JSON.stringify(found) }],
  structuredContent: found,
})

/** What a tool does, by the protocol's words: it reads, or it changes what can be changed back. */
export const reads = { readOnlyHint: true, openWorldHint: false }
export const changes = {
  readOnlyHint: false,
  destructiveHint: false,
  idempotentHint: true,
  openWorldHint: false,
}
