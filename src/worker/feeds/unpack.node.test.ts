import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { plainFeed } from './unpack.ts'

const megabyte = Buffer.alloc(1_048_576, 'a')
const bomb = gzipSync(Buffer.concat(Array.from({ length: 300 }, () => megabyte)))

async function* inPieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += 65_536)
    yield await Promise.resolve(bytes.subarray(at, at + 65_536))
}

/** Unpacks, and counts what other work has its turn meanwhile. */
async function unpack(packed: Uint8Array) {
  let turns = 0
  const others = setInterval(() => (turns += 1), 0)
  let bytes = 0
  try {
    for await (const part of plainFeed(inPieces(packed))) bytes += part.byteLength
    return { bytes, turns, failure: null }
  } catch (fault) {
    return { bytes, turns, failure: String(fault) }
  } finally {
    clearInterval(others)
  }
}

describe('a feed that is made to fill a memory', () => {
  test.each([
    ['packed once', bomb],
    ['packed twice', gzipSync(bomb)],
  ])('%s: is left at the first megabytes, and others have their turn', async (_, packed) => {
    const { bytes, turns, failure } = await unpack(packed)
    expect(failure).toMatch('It unpacks to more than 250 times its size.')
    expect(bytes).toBeLessThan(128 * 1_048_576)
    expect(turns).toBeGreaterThan(5)
  })
})

test('a feed that repeats itself as feeds do is read', async () => {
  const feed = Buffer.from(
    Array.from(
      { length: 200_000 },
      (_, i) => `https://shop.example.com/products/${i * 7919}?utm_source=feed\n`,
    ).join(''),
  )
  expect(await unpack(gzipSync(feed))).toMatchObject({ bytes: feed.length, failure: null })
})
