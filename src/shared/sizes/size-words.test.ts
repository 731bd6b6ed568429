import { expect, test } from 'vitest'
import { sizeWordsOf, wordsOfHerSize } from './size-words.ts'

const dress = { category: 'dresses', department: 'women', sizeSystem: null } as const

test.each([
  [{ ...dress, sizes: ['UK 10', 'US 6', 'eu36', 'M'] }, ['zw3']],
  [{ ...dress, sizes: ['10', '0,5'] }, ['zany20', 'zany1']],
  [{ ...dress, sizeSystem: 'FR', sizes: ['38', 'UK 12'] } as const, ['zw3', 'zw4']],
  [{ ...dress, sizes: ['UK 50', 'CN 165'] }, ['zuk100']],
  [{ ...dress, department: 'men', sizes: ['48'], sizeSystem: 'EU' } as const, ['zm2']],
  [{ ...dress, department: 'kids', sizes: ['US 6'] } as const, ['zus12']],
  [{ ...dress, category: 'bags', sizes: ['UK 10'] } as const, []],
  [
    { ...dress, category: 'shoes', sizes: ['EU 38'] } as const,
    ['zseu76', 'zsus15', 'zsuk10', 'zsbr72', 'zscm48'],
  ],
  [
    { ...dress, category: 'shoes', department: 'unisex', sizes: ['EU 38', '7'] } as const,
    ['zseu76', 'zsany14'],
  ],
])('%o is %o in the index', (piece, words) => {
  expect(new Set(sizeWordsOf(piece))).toEqual(new Set(words))
})

test('her size is asked for in few words', () => {
  expect(wordsOfHerSize({ of: 'clothes', system: 'UK', size: 10 })).toEqual(['zw3', 'zuk20', 'zany20'])
  expect(wordsOfHerSize({ of: 'clothes', system: 'US', size: 36 })).toEqual(['zus72', 'zm1', 'zany72'])
  expect(wordsOfHerSize({ of: 'shoes', system: 'cm', size: 24.5 })).toEqual(['zscm49', 'zsany49'])
})
