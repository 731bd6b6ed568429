import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { apiErrors } from '#shared/errors.ts'
import { namedSchemas } from './descriptions.ts'

/** What `sentAs` (shared/schema-of-input.ts) leaves in a pipe. */
const sentAsPart = v.object({ metadata: v.object({ sentAs: v.record(v.string(), v.unknown()) }) })

export type JsonSchema = Record<string, unknown>

const convert = (schema: v.GenericSchema, typeMode: 'input' | 'output'): JsonSchema => {
  const {
    $schema: _dialect,
    $defs: _named,
    ...converted
  } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    // A rule that only code can express (`check`) is left out of an input's schema.
    errorMode: typeMode === 'input' ? 'ignore' : 'throw',
    // A shared schema trims what is sent; in an answer it has been trimmed.
    ignoreActions: ['trim'],
    overrideAction: ({ valibotAction, jsonSchema }) => {
      const told = v.safeParse(sentAsPart, valibotAction)
      return typeMode === 'input' && told.success
        ? { ...jsonSchema, ...told.output.metadata.sentAs }
        : undefined
    },
    definitions: typeMode === 'output' ? namedSchemas : {},
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  })
  return converted
}

/** The schema of what a caller sends, before it is transformed or filled in. */
export const sentSchema = (schema: v.GenericSchema) => convert(schema, 'input')
export const answeredSchema = (schema: v.GenericSchema) => convert(schema, 'output')

const errorSchema: JsonSchema = {
  type: 'object',
  required: ['success', 'error', 'message'],
  properties: {
    success: { const: false },
    error: {
      type: 'string',
      oneOf: Object.entries(apiErrors).map(([code, { status, message }]) => ({
        const: code,
        description: `${status}: ${message}`,
      })),
    },
    message: { type: 'string', description: 'For whoever reads the raw answer, in English.' },
    field: { type: 'string', description: 'The input that it is about.' },
  },
}

/** A named schema is converted from its parts, because otherwise it would only refer to itself. */
export const componentSchemas = () => ({
  Error: errorSchema,
  ...Object.fromEntries(
    Object.entries(namedSchemas).map(([name, schema]) => [name, answeredSchema({ ...schema })]),
  ),
})
