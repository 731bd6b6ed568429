import { Ajv2020 } from 'ajv/dist/2020.js'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { api } from '../api.ts'
import { readOperations } from './operations.ts'
import { sentSchema } from './schemas.ts'

// Not on workerd, which compiles no code of a validator's.

const id = 'abcdefghijklmnopqrstuvwx22'
const words = [
  '',
  ' ',
  'a',
  'A b',
  'any',
  'true',
  'tops',
  'shoes',
  'red',
  'red,blue',
  'red,red',
  'work',
  'work,party',
  'none,none',
  '0',
  '1',
  '6',
  '7',
  '9',
  '12',
  '99',
  '999999',
  '123456',
  '12 34 56',
  '-1',
  '1.5',
  '1e3',
  '25',
  '50',
  '100',
  '150',
  '250',
  'DE',
  'US',
  'ZZ',
  'de',
  'en',
  'xx',
  'latest',
  'new',
  '2026-11-29',
  '2026-13-40',
  '2026-11-29T00:00:00.000Z',
  id,
  `0-${id}`,
  `${id},${id}`,
  `${id},nothing`,
  `${id}-`,
  'x'.repeat(61),
  'x'.repeat(301),
  'x'.repeat(5_000),
  'ada@example.com',
  ' Ada@Example.COM ',
  'ada',
  'ada@',
  '00000000-0000-4000-8000-000000000000',
  'https://shop.example/a',
  'http://shop.example/a',
  'ftp://shop.example',
  'javascript:alert(1)',
  '/samples/a.webp',
  '/api/photos/a',
  '//shop',
  'data:image/jpeg;base64,AAAA',
  'data:image/png;base64,AAAA',
  'ABCD-EFGH-IJKL-MNOP-QRST-UVWX',
  'abcd efgh',
]
const values: unknown[] = [
  undefined,
  null,
  true,
  false,
  0,
  1,
  -1,
  1.5,
  25,
  1e9,
  [],
  {},
  ...words,
  ...words.slice(0, 60).map((word) => [word]),
  ['a', 'a'],
  ['a', 'b'],
  Array.from({ length: 20 }, (_, at) => `t${at}`),
  Array.from({ length: 500 }, (_, at) => `t${at}`),
  ...['tops', 'shoes'].map((category) =>
    Array.from({ length: 5 }, () => ({ image: 'https://shop.example/a.jpg', category })),
  ),
  ...['red', 'one', 'two'].map((name) => ({ [name]: name })),
]

/** Of the formats only this one has no pattern of its own beside it. */
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i
const ajv = new Ajv2020({
  strict: false,
  formats: { uuid, email: true, date: true, 'date-time': true, uri: true },
})

type Parts = { name: string; schema: v.GenericSchema }

/** The schema, and those of its fields, each under its name. */
function partsOf(schema: v.GenericSchema, name = ''): Parts[] {
  const inner = 'pipe' in schema ? (schema.pipe as v.GenericSchema[])[0]! : schema
  const fields = 'entries' in inner ? Object.entries(inner.entries as Record<string, v.GenericSchema>) : []
  return [
    { name: name || 'all', schema },
    ...fields.flatMap(([field, one]) => partsOf(one, `${name}.${field}`)),
  ]
}

const inputs = readOperations(api.routes).operations.flatMap(({ method, path, inputs: taken }) =>
  taken.map(({ target, schema }) => ({ operation: `${method} ${path}`, target, schema })),
)

test.each(inputs)('$operation: what its $target is said to take, it takes', ({ schema }) => {
  const looser = partsOf(schema).flatMap((part) => {
    const isDescribed = ajv.compile(sentSchema(part.schema))
    return values.flatMap((value) =>
      value !== undefined && isDescribed(value) && !v.safeParse(part.schema, value).success
        ? [`${part.name}: ${JSON.stringify(value).slice(0, 60)}`]
        : [],
    )
  })
  expect(looser).toEqual([])
})
