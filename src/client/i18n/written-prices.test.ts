import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const client = join(import.meta.dirname, '..')

/** An amount with its currency, as our languages write it: $12.99, US$8, 12,99 $, 8 €. */
const amount = /(?:[$€£]\s?\d|\d\s?[$€£]|\bUSD\s?\d|\d\s?USD\b)/

test('no sentence and no page holds a price: each is read from the checkout that it leads to (plans.ts)', () => {
  const files = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.(?:json|tsx?)$/.test(file) && !/\.test\.tsx?$|(?:^|[\\/])testing/.test(file),
  )
  expect(files.length).toBeGreaterThan(300)
  const written = files.flatMap((file) =>
    readFileSync(join(client, file), 'utf8')
      .split('\n')
      // Template literals start with the same sign, and a comment may name an amount.
      .filter((line) => amount.test(line.replaceAll('${', '')) && !/^\s*(?:\/?\*|\/\/)/.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  )
  expect(written).toEqual([])
})
