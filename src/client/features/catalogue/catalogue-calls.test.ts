import { expect, test } from 'vitest'
import { nextOf } from './catalogue-calls.ts'

test.each([
  ['</api/shop-all-products?category=tops&after=12.34>; rel="next"', '12.34'],
  ['</api/a?after=1>; rel="prev", </api/a?after=3>; rel="next"', '3'],
  ['</api/a?after=1>; rel="prev"', null],
  ['', null],
  [null, null],
])('the next page of %j is asked for after %j', (link, after) => expect(nextOf(link)).toBe(after))
