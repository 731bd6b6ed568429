import { expect, test, vi } from 'vitest'
import type { ShopperPhoto } from '../photo-store.ts'
import { digestOf } from '#client/lib/picture-data.ts'
import { findBefore } from './find-before.ts'

const blob = new Blob(['her photo'])
const current: ShopperPhoto = {
  blob,
  url: 'blob:photo',
  width: 2,
  height: 3,
  origin: 'own',
  address: '/api/photos/users/ada/selfie/a.jpg',
}
const other = new Blob(['another photo'])
const gone = () => Promise.reject(new Error('gone'))

test('the photo on her stage is the one, by its address or by its digest', async () => {
  const where = { current, fetchPicture: gone }
  expect(await findBefore(current.address, where)).toBe(current)
  expect(await findBefore(`device:${await digestOf(blob)}`, where)).toBe(current)
})

test('another photo is never shown in its place', async () => {
  const where = { current, fetchPicture: gone }
  expect(await findBefore(`device:${await digestOf(other)}`, where)).toBeNull()
  expect(await findBefore('/api/photos/users/ada/selfie/former.jpg', where)).toBeNull()
  expect(await findBefore(null, where)).toBeNull()
})

test('what her account, or we, still hold is fetched from there', async () => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 6 }))
  const asked: string[] = []
  const found = await findBefore('/samples/people/studio-2.jpg', {
    current,
    fetchPicture: async (url) => {
      asked.push(url)
      return other
    },
  })
  expect(found).toEqual({ blob: other, width: 4, height: 6 })
  expect(asked).toEqual(['/samples/people/studio-2.jpg'])
  vi.unstubAllGlobals()
})
