import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { base32Text } from '#shared/base32.ts'
import { samplePieceId } from './sample-piece.ts'

test("a sample's page finds its product by the importer's rule", async () => {
  const digest = createHash('sha256').update('sample\nwhite-tee').digest().subarray(0, 16)
  expect(await samplePieceId('white-tee')).toBe(base32Text(digest))
  expect(await samplePieceId('white-tee')).toMatch(/^[a-z2-7]{26}$/)
})
