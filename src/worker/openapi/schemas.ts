import { toJsonSchema } from '@valibot/to-json-schema'
import type { GenericSchema } from 'valibot'
import { apiErrors } from '#shared/errors.ts'
import { namedSchemas } from './descriptions.ts'

export type JsonSchema = Record<string, unknown>

const convert = (schema: GenericSchema, typeMode: 'input' | 'output'): JsonSchema => {
  const {
    $schema: _dialect,
    $defs: _named,
    ...converted
  } = toJsonSchema(schema, {
    target: 'draft-2020-12',
    typeMode,
    // A rule for inputs that only code can say (`check`) is left to the answer that refuses them.
    errorMode: typeMode === 'input' ? 'ignore' : 'throw',
    // A shape that both sides use trims what is sent; what is answered has been.
    ignoreActions: ['trim'],
    definitions: typeMode === 'output' ? namedSchemas : {},
    overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  })
  return converted
}

/** What a caller sends, before anything is cut or filled in. */
export const sentSchema = (schema: GenericSchema) => convert(schema, 'input')
export const answeredSchema = (schema: GenericSchema) => convert(schema, 'output')

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

/** A named schema is converted by its parts: by itself it would only refer to itself. */
export const componentSchemas = () => ({
  Error: errorSchema,
  ...Object.fromEntries(
    Object.entries(namedSchemas).map(([name, schema]) => [name, answeredSchema({ ...schema })]),
  ),
})
