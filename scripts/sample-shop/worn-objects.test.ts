import { expect, test } from 'vitest'
import { bagOf } from '#shared/bag-of-product.ts'
import { shoeOf } from '#shared/shoe-of-product.ts'
import objects from '#scripts/sample-shop/data/objects.json' with { type: 'json' }

test('of the sample pairs most can be tried on, each as what it is', () => {
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
    'heeled-mule mule',
    'mary-jane mary-jane',
    'penny-loafer loafer',
    'pointed-pump pump',
    'slingback-heel slingback',
  ])
})

test('every sample bag is carried somewhere, each as its kind is', () => {
  const carried = objects.flatMap(({ category, groupId, name }) =>
    category === 'bags' ? [`${groupId} ${bagOf(name)?.places.join(' ')}`] : [],
  )
  expect([...new Set(carried)].sort()).toEqual([
    'bucket-bag hand shoulder',
    'camera-bag across shoulder hand',
    'canvas-tote hand shoulder',
    'envelope-clutch edge',
    'hobo-bag shoulder hand',
    'leather-tote hand shoulder',
    'mini-bag across shoulder hand',
    'quilted-bag shoulder across hand',
    'shoulder-bag shoulder hand',
    'straw-bag hand',
    'top-handle-bag hand',
  ])
})
