import { expect, test } from 'vitest'
import objects from '../../samples/objects.json'
import { shoeOf } from './shoes.ts'

test.each([
  ['Vesper Pointed Pumps in Black', 'Calf leather', { kind: 'pump', finish: 'leather' }],
  ['Court shoes in cherry suede', '', { kind: 'pump', finish: 'suede' }],
  ['Ballet Flats', 'Nappa leather', { kind: 'ballet-flat', finish: 'leather' }],
  ['Penny Loafers in Cognac', 'Polished leather', { kind: 'loafer', finish: 'leather' }],
  ['Canvas trainers', '', { kind: 'sneaker', finish: 'canvas' }],
  ['Heeled Ankle Boots in Taupe', 'Suede', { kind: 'ankle-boot', finish: 'suede' }],
  ['Patent Chelsea Boots', '', { kind: 'chelsea-boot', finish: 'patent' }],
])('%s of %s is a pair that can be drawn', (name, material, told) => {
  expect(shoeOf(name, material)).toEqual(told)
})

test.each(['Strappy Sandals', 'Espadrille wedges', 'Knee Boots', 'Satin Mules', 'Mary Jane pumps', 'Socks'])(
  'of %s none is offered, since none would look like it',
  (name) => {
    expect(shoeOf(name, 'Leather')).toBeNull()
  },
)

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
