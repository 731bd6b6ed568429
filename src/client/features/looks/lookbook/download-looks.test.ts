import { expect, test } from 'vitest'
import { namesOf } from './download-looks.ts'

test('looks of the same name are files of their own in an archive', () => {
  expect(namesOf([{ title: 'Olive Silk' }, { title: 'Gallery' }, { title: 'Olive Silk' }])).toEqual([
    'cabine-olive-silk.jpg',
    'cabine-gallery.jpg',
    'cabine-olive-silk-2.jpg',
  ])
})
