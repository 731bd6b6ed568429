import { expect, test } from 'vitest'
import { bagOf } from '#shared/bags.ts'
import { shoeOf } from '#shared/shoes.ts'
import objects from '../../samples/objects.json' with { type: 'json' }

test('of the sample pairs half can be tried on, each as what it is', () => {
  const shoes = objects.filter(({ category }) => category === 'shoes')
  const offered = shoes.flatMap(({ groupId, name, material }) => {
    const told = shoeOf(name, material ?? '')
    return told ? [`${groupId} ${told.kind}`] : []
  })
  expect([...new Set(offered)].sort()).toEqual([
    'ankle-boot ankle-boot',
    'ballet-flat ballet-flat',
    'chelsea-boot chelsea-boot',
    'court-sneaker sneaker',
    'penny-loafer loafer',
    'pointed-pump pump',
  ])
})

test('of the sample bags all but clutches can be carried', () => {
  const left = objects.filter(({ category, name }) => category === 'bags' && !bagOf(name))
  expect(new Set(left.map(({ groupId }) => groupId))).toEqual(new Set(['envelope-clutch']))
})
