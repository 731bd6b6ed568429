import { expect, test } from 'vitest'
import { shoeOf } from './shoe-of-product.ts'

test.each([
  ['Vesper Pointed Pumps in Black', 'Calf leather', { kind: 'pump', finish: 'leather' }],
  ['Court shoes in cherry suede', '', { kind: 'pump', finish: 'suede' }],
  ['Ballet Flats', 'Nappa leather', { kind: 'ballet-flat', finish: 'leather' }],
  ['Penny Loafers in Cognac', 'Polished leather', { kind: 'loafer', finish: 'leather' }],
  ['Canvas trainers', '', { kind: 'sneaker', finish: 'canvas' }],
  ['Heeled Ankle Boots in Taupe', 'Suede', { kind: 'ankle-boot', finish: 'suede' }],
  ['Odette Slingback Heels in Ivory', 'Calf leather', { kind: 'slingback', finish: 'leather' }],
  ['Colette Mary Jane Heels', 'Patent leather', { kind: 'mary-jane', finish: 'patent' }],
  ['Serena Heeled Mules in Emerald', 'Satin', { kind: 'mule', finish: 'satin' }],
  ['Patent Chelsea Boots', '', { kind: 'chelsea-boot', finish: 'patent' }],
])('%s of %s is a pair that can be drawn', (name, material, told) => {
  expect(shoeOf(name, material)).toEqual(told)
})

test.each(['Strappy Sandals', 'Espadrille wedges', 'Knee Boots', 'Open-toe mules', 'Slides', 'Socks'])(
  'of %s none is offered, since none would look like it',
  (name) => {
    expect(shoeOf(name, 'Leather')).toBeNull()
  },
)
