import { describe, expect, test } from 'vitest'
import {
  firstAttempt,
  fitInside,
  needsCompression,
  nextAttempt,
  profileRule,
  storageFallbackRule,
  tryOnRule,
  type Attempt,
} from './compression-plan.ts'

const MB = 1024 * 1024

describe('spec 2.5.7: when a picture is compressed', () => {
  test.each([
    ['a small picture is not', 1200, 1600, 2 * MB, false],
    ['wider than 1200 is', 1201, 800, 1000, true],
    ['higher than 1600 is', 800, 1601, 1000, true],
    ['over 2 MB is', 800, 800, 2 * MB + 1, true],
    ['over 3 MB is', 100, 100, 3 * MB + 1, true],
  ])('%s', (_, width, height, bytes, expected) => {
    expect(needsCompression({ width, height, bytes })).toBe(expected)
  })
})

describe('spec 2.5.8: to what size', () => {
  test.each([
    ['a portrait from a phone', 3024, 4032, tryOnRule, 1024, 1365],
    ['a landscape', 4032, 3024, tryOnRule, 1024, 768],
    ['a very tall picture', 1000, 4000, tryOnRule, 384, 1536],
    ['a profile photo', 3024, 4032, profileRule, 512, 683],
    ['the fallback', 3024, 4032, storageFallbackRule, 256, 341],
    ['a small picture is never enlarged', 300, 400, tryOnRule, 300, 400],
    ['a line one pixel high keeps its pixel', 10_000, 1, tryOnRule, 1024, 1],
  ])('%s', (_, width, height, rule, fittedWidth, fittedHeight) => {
    expect(fitInside({ width, height }, rule)).toEqual({ width: fittedWidth, height: fittedHeight })
  })

  test('a picture within the limits keeps its size, yet is written again without its metadata', () => {
    const attempt = firstAttempt({ width: 1200, height: 1600, bytes: MB }, tryOnRule)
    expect(attempt).toMatchObject({ width: 1200, height: 1600 })
    expect(attempt.quality).toBeLessThan(1)
  })

  test('a profile photo is small even when the picture needs no compression', () => {
    expect(firstAttempt({ width: 1200, height: 1600, bytes: MB }, profileRule)).toEqual({
      width: 512,
      height: 683,
      quality: 0.8,
    })
  })
})

describe('spec 2.5.8: while still over the size and quality above 0.5', () => {
  test('quality falls by 0.1 and dimensions by 10 %, and the last try is at 0.5', () => {
    const tries: Attempt[] = []
    let attempt: Attempt | null = firstAttempt({ width: 1024, height: 1536, bytes: 9 * MB }, tryOnRule)
    while (attempt) {
      tries.push(attempt)
      attempt = nextAttempt(attempt, 2 * MB, tryOnRule)
    }
    expect(tries.map((one) => one.quality)).toEqual([0.9, 0.8, 0.7, 0.6, 0.5])
    expect(tries.map((one) => one.width)).toEqual([1024, 922, 830, 747, 672])
  })

  test('the first result that fits stands', () => {
    const attempt = firstAttempt({ width: 2000, height: 3000, bytes: 9 * MB }, tryOnRule)
    expect(nextAttempt(attempt, tryOnRule.maxBytes, tryOnRule)).toBeNull()
  })
})
