import type { RouterRoute } from 'hono/types'
import { apiErrors } from '#shared/errors.ts'
import { version } from '../../../package.json'
import type { RouteAnswers } from '../lib/route-answers.ts'
import { isOpen } from '../auth/authorize.ts'
import { readOperations, type Operation } from './operations.ts'
import { pathOf, type DocumentPath } from './paths.ts'
import { answeredSchema, componentSchemas, sentSchema, type JsonSchema } from './schemas.ts'

const introduction = `The interface of a Cabine site, as its own pages use it.

A call is signed in by the cookie of its session, which signing in sets. A call that changes something names the site itself in the
header Origin, as a browser does. An answer of 400 and above is an Error, whose code is for programs and whose sentence is for people;
a body that is too long for a call without a picture is answered 413 with the code invalid_input. An answer may have more fields one day.`

const json = (schema: JsonSchema) => ({ 'application/json': { schema } })

function contentOf(answer: RouteAnswers[number]) {
  if (answer === null) return {}
  if (typeof answer === 'string') return { content: { [answer]: {} } }
  return { content: json(answeredSchema(answer)) }
}

const wordsOfStatus: Record<number, string> = {
  101: 'The channel is open',
  201: 'Made',
  202: 'Begun',
  204: 'Done',
  302: 'Leads on',
  304: 'As the caller has it',
}

function responsesOf({ answers: own, errors }: Operation) {
  const answers = Object.entries(own).map(([status, answer]) => [
    status,
    { description: wordsOfStatus[Number(status)] ?? 'The answer', ...contentOf(answer) },
  ])
  const refusals = [...Map.groupBy(errors, ({ status }) => status)].map(([status, list]) => {
    const codes = list.map(({ code }) => code)
    const schema = { $ref: '#/components/schemas/Error', properties: { error: { enum: codes } } }
    const sentences = codes.map((code) => `\`${code}\`: ${apiErrors[code].message}`)
    return [status, { description: sentences.join('\n\n'), content: json(schema) }]
  })
  return Object.fromEntries([...answers, ...refusals]) as JsonSchema
}

/** The fields of an object in the query, as one parameter each. */
function fieldsOf(schema: JsonSchema) {
  const { properties = {}, required = [] } = schema as { properties?: object; required?: string[] }
  return Object.entries(properties).map(([name, field]) => ({
    name,
    schema: field as JsonSchema,
    required: required.includes(name),
  }))
}

function parametersOf({ inputs, description }: Operation, { names }: DocumentPath) {
  const sentIn = (target: 'query' | 'param') =>
    inputs.filter((input) => input.target === target).flatMap(({ schema }) => fieldsOf(sentSchema(schema)))
  const inPath = sentIn('param')
  return [
    ...names.map(({ own, shown, isRest }) => ({
      name: shown,
      in: 'path',
      required: true,
      schema: inPath.find(({ name }) => name === own)?.schema ?? { type: 'string' },
      ...(isRest && { description: 'The rest of the address, slashes included.' }),
    })),
    ...sentIn('query').map((field) => ({ in: 'query', ...field })),
    ...Object.entries(description.headers ?? {}).map(([name, words]) => ({
      name,
      in: 'header',
      description: words,
      schema: { type: 'string' },
    })),
  ]
}

function bodyOf({ inputs, description, maxBytes }: Operation) {
  const sent = inputs.find(({ target }) => target === 'json')
  if (!sent && !description.body) return {}
  const content = sent ? json(sentSchema(sent.schema)) : { [description.body ?? '']: {} }
  const limit = maxBytes === null ? {} : { description: `At most ${maxBytes} bytes.` }
  return { requestBody: { required: true, ...limit, content } }
}

const idOf = (method: string, template: string) =>
  method.toLowerCase() +
  template
    .replace('/api', '')
    .replaceAll('{', 'by-')
    .replaceAll(/[^a-z0-9]+([a-z0-9]?)/gi, (_, letter: string) => letter.toUpperCase())

const describe = (operation: Operation, place: DocumentPath) => ({
  operationId: idOf(operation.method, place.template),
  tags: [operation.tag],
  summary: operation.description.summary,
  security: isOpen(operation.access) ? [{}, { session: [] }] : [{ session: [] }],
  parameters: parametersOf(operation, place),
  ...bodyOf(operation),
  responses: responsesOf(operation),
})

/** Builds the OpenAPI document of these routes. */
export function describeApi(routes: RouterRoute[]) {
  const { operations } = readOperations(routes)
  const paths: Record<string, JsonSchema> = {}
  for (const operation of operations) {
    const place = pathOf(operation.path, operations)
    const methods = (paths[place.template] ??= {})
    methods[operation.method.toLowerCase()] = describe(operation, place)
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Cabine', version, description: introduction },
    servers: [{ url: '/' }],
    tags: [...new Set(operations.map(({ tag }) => tag))].map((name) => ({ name })),
    paths,
    components: {
      schemas: componentSchemas(),
      securitySchemes: {
        session: {
          type: 'apiKey',
          in: 'cookie',
          name: '__Host-session',
          description: 'Set by signing in. On plain http, for local work, it is called session.',
        },
      },
    },
  }
}
