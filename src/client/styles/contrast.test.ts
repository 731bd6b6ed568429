import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { expectPresent } from '#client/testing/expect-present.ts'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')

function tokensOf(selector: string) {
  const start = css.indexOf(`\n${selector} {`)
  const block = css.slice(start, css.indexOf('}', start))
  const hexes = new Map(
    [...block.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name, hex]) => [name, hex]),
  )
  return (name: string) => expectPresent(hexes.get(name), `--${name} in ${selector}`)
}

/** Relative luminance as WCAG defines it. */
function luminance(hex: string) {
  const linear = (at: number) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(1) + 0.7152 * linear(3) + 0.0722 * linear(5)
}

function contrast(one: string, other: string) {
  const luminances = [luminance(one), luminance(other)]
  return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05)
}

const grounds = ['paper', 'raised', 'tint']

describe.each([
  ['light', ':root'],
  ['dark', '.dark'],
])('in the %s', (_, selector) => {
  const hexOf = tokensOf(selector)

  test.each([
    ...[...grounds, 'blush-from', 'blush-to'].map((ground) => ['ink', ground]),
    ...grounds.map((ground) => ['ink-soft', ground]),
    ...[...grounds, 'blush-to'].map((ground) => ['accent', ground]),
    ['on-accent', 'accent'],
    ['on-accent', 'accent-strong'],
    ['on-ground', 'ground'],
    ['bad', 'paper'],
    ['bad', 'raised'],
    ['bad', 'bad-tint'],
    ['ink', 'bad-tint'],
    ['good', 'paper'],
    ['good', 'raised'],
    ['good', 'good-tint'],
  ])('%s can be read on %s', (text, ground) => {
    expect(contrast(hexOf(text), hexOf(ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each([...grounds, 'blush-to'].map((ground) => ['edge', ground]))(
    'an %s can be seen on %s',
    (edge, ground) => {
      expect(contrast(hexOf(edge), hexOf(ground))).toBeGreaterThanOrEqual(3)
    },
  )
})
