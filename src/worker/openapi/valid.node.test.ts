import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import { api } from '../api.ts'
import { describeApi } from './document.ts'

// Not on workerd, which compiles no code of a validator's.
const document = JSON.parse(JSON.stringify(describeApi(api.routes))) as ReturnType<typeof describeApi>

test('the document is valid OpenAPI 3.1', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate({ ...document })
  expect(errors).toBeUndefined()
  expect([valid, validator.version]).toEqual([true, '3.1'])
})

type Bodies = Record<string, { content?: Record<string, { schema?: object }> }>

test('every schema of an answer is one that a validator can use', () => {
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  ajv.addSchema(document, 'document')
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [method, { responses }] of Object.entries(methods as Record<string, { responses: Bodies }>)) {
      for (const [status, { content }] of Object.entries(responses)) {
        if (!content?.['application/json']?.schema) continue
        const place = [path, method, 'responses', status, 'content', 'application/json', 'schema']
        const pointer = place.map((part) => encodeURIComponent(part.replaceAll('/', '~1'))).join('/')
        expect(ajv.getSchema(`document#/paths/${pointer}`), `${method} ${path} ${status}`).toBeTypeOf(
          'function',
        )
      }
    }
  }
})
