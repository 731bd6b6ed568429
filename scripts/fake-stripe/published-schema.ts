import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import { root } from '../local/paths.ts'

/** Stripe's own descriptions, where they lie beside the repository. */
const folder = join(root, '../shared/data/api-specs/stripe')
export const hasPublishedSchema = existsSync(folder)

type Schema = { [key: string]: unknown }
type Fixture = Record<string, unknown>

const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))

/** A whole object of each kind, from Stripe's mock server, whose version is later than the description's. */
export const fixtures = () => (read('fixtures3.json') as { resources: Record<string, Fixture> }).resources

/** The requests by which Stripe's command line tool causes an event. */
export function trigger(name: string) {
  return read(`cli-triggers/${name}.json`) as {
    fixtures: {
      name: string
      method: string
      path: string
      params?: Fixture | null
      expected_error_type?: string
    }[]
  }
}

type Operation = {
  parameters?: { name: string; in: string }[]
  requestBody?: { content: Record<string, { schema: { properties?: Schema } }> }
  responses: Record<string, { content: Record<string, { schema: Schema }> }>
}
type Description = {
  components: { schemas: Record<string, Schema> }
  paths: Record<string, Record<string, Operation>>
}

/** The description of the API; `gone` are required fields that no longer exist. */
export function description(gone: Record<string, readonly string[]>) {
  const { components, paths } = read('spec3.apis-guru.min.json') as Description
  for (const [kind, fields] of Object.entries(gone)) {
    const schema = components.schemas[kind]
    if (!schema) throw new Error(`${kind} is not described`)
    schema.required = (schema.required as string[]).filter((field) => !fields.includes(field))
  }
  const ajv = new Ajv({ strict: false, inlineRefs: false, formats: { 'unix-time': true, decimal: true } })
  ajv.addSchema({ $id: 'stripe', components: asJsonSchema(components) as Schema })

  const validators = new Map<object, ValidateFunction>()
  const patterns = Object.entries(paths).map(([template, operations]) => ({
    operations,
    pattern: new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    isExact: !template.includes('{'),
  }))
  const operationOf = (method: string, path: string) =>
    patterns
      .filter(({ pattern }) => pattern.test(path))
      .toSorted((one, other) => Number(other.isExact) - Number(one.isExact))[0]?.operations[
      method.toLowerCase()
    ]

  return {
    describes: (method: string, path: string) => operationOf(method, path) !== undefined,
    /** The parameters of a call. */
    parametersOf: (method: string, path: string) => {
      const operation = operationOf(method, path)
      const query = operation?.parameters?.filter((one) => one.in === 'query').map(({ name }) => name) ?? []
      const [body] = Object.values(operation?.requestBody?.content ?? {})
      return new Set([...query, ...Object.keys(body?.schema.properties ?? {})])
    },
    /** What is wrong with an answer; nothing for one that matches the description. */
    faultsOf: (method: string, path: string, status: number, answer: unknown) => {
      const responses = operationOf(method, path)?.responses
      const [content] = Object.values((responses?.[status] ?? responses?.default)?.content ?? {})
      if (!content) throw new Error(`${method} ${path} is not described`)
      const validate = validators.get(content) ?? ajv.compile(asJsonSchema(content.schema) as Schema)
      validators.set(content, validate)
      return validate(answer) ? [] : faultsIn(`${method} ${path}`, validate.errors)
    },
    /** The same for one object, as events carry it. */
    faultsOfObject: (kind: string, object: unknown) => {
      const validate = ajv.getSchema(`stripe#/components/schemas/${kind}`)
      if (!validate) return [`${kind} is not described`]
      return validate(object) ? [] : faultsIn(kind, validate.errors)
    },
  }
}

const faultsIn = (where: string, errors: ErrorObject[] | null | undefined) =>
  (errors ?? []).map(({ instancePath, message }) => `${where}: ${instancePath} ${message}`)

/** OpenAPI 3.0 says `nullable` where JSON Schema lists null among the types. */
function asJsonSchema(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(asJsonSchema)
  if (typeof value !== 'object' || value === null) return value
  const { nullable, ...schema } = Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      if (key.startsWith('x-')) return []
      return [[key, key === '$ref' ? `stripe${String(inner)}` : asJsonSchema(inner)]]
    }),
  )
  return nullable === true ? { anyOf: [schema, { type: 'null' }] } : schema
}
