import { describe, expect, test } from 'vitest'
import { offeredSizes } from './offered-sizes.ts'

const everything = () => true
const shown = (
  country: string | null,
  shops: string[],
  isFound: (category: string) => boolean = everything,
) => {
  const { local, others } = offeredSizes(country, shops, isFound)
  return [
    ...local.map(({ of, system, sizes }) => `${of} ${system} ${sizes.map(({ size }) => size).join(' ')}`),
    ...others,
  ]
}

describe('the sizes to choose from', () => {
  test('are those of her country, clothes and shoes apart, whatever the shops call them', () => {
    const shops = ['S', 'US 6', 'EU 38', 'One size']
    expect(shown('GB', shops)).toEqual(['clothes UK 10 12', 'shoes UK 3.5 5 5.5', 'S', 'One size'])
    expect(shown('JP', ['UK 10'], (category) => category === 'dresses')).toEqual(['clothes JP 9'])
  })

  test('of shoes are not offered where no shoes were found, nor of clothes', () => {
    expect(shown('DE', ['EU 38'], (category) => category === 'shoes')).toEqual(['shoes EU 38'])
    expect(shown('DE', ['EU 38'], (category) => category === 'tops')).toEqual(['clothes EU 38'])
    expect(shown('DE', ['EU 38'], () => false)).toEqual(['EU 38'])
  })

  test("a bare number that is none of her system's stays as the shop has it, besides what it may be", () => {
    expect(shown('DE', ['6'], (category) => category === 'dresses')).toEqual(['clothes EU 32 36', '6'])
  })

  test('are as the shops have them where nobody knows her country', () => {
    expect(shown(null, ['S', 'US 6'])).toEqual(['S', 'US 6'])
  })
})
