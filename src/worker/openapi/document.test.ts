import { expect, expectTypeOf, test } from 'vitest'
import { apiErrors } from '#shared/errors.ts'
import { api } from '../api.ts'
import { openTab } from '../testing/shopper.ts'
import type { Disagreements } from '../testing/openapi-agreement.ts'
import { describeApi } from './document.ts'
import { readOperations } from './operations.ts'

const document = describeApi(api.routes)

/** Middleware stands among the routes as ALL. */
const routes = new Set(
  api.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`),
)

test('every route is described, and nothing else', () => {
  const { operations, undescribed } = readOperations(api.routes)
  expect(undescribed).toEqual([])
  expect(operations.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([...routes].toSorted())
  const told = Object.values(document.paths).flatMap((methods) => Object.keys(methods))
  expect(told).toHaveLength(routes.size)
})

test('what a description tells of an answer is what its handler gives back', () => {
  expectTypeOf<keyof Disagreements>().toBeNever()
})

test('whoever asks is given the document, and may keep it', async () => {
  const answer = await openTab().fetch('/api/openapi.json')
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(await answer.json()).toEqual(JSON.parse(JSON.stringify(document)))
})

test('every error code is listed with its status, and under a route that can answer it', () => {
  const told = new Set(
    readOperations(api.routes).operations.flatMap(({ errors }) => errors.map(({ code }) => code)),
  )
  expect([...told].toSorted()).toEqual(Object.keys(apiErrors).toSorted())
  const { Error: error } = document.components.schemas
  expect(error).toMatchObject({
    properties: {
      error: {
        oneOf: Object.entries(apiErrors).map(([code, { status }]) => ({
          const: code,
          description: expect.stringContaining(`${status}: `) as string,
        })),
      },
    },
  })
})
