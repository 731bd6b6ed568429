import { expect, test, vi } from 'vitest'
import { loadPhoto } from './load-photo.ts'
import { preparePhoto } from './photo-consent.ts'
import { readPhotoState, showPhoto } from './photo-store.ts'

const chosen = new Blob(['chosen'])
const put = (blob: Blob) =>
  showPhoto({ blob, width: 2, height: 3, origin: 'sample', address: null }, 'unavailable')

test('a photo that she has chosen is being prepared from her press on, before the code for it has come', async () => {
  const ready = preparePhoto(async () => put(chosen))
  expect(readPhotoState().status).toBe('preparing')
  await ready
  expect(readPhotoState()).toMatchObject({ status: 'ready', photo: { blob: chosen } })
})

test('what this browser keeps does not take the place of a photo that she chose while it was looked for', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, hasPhoto: false, photoUrl: null }))
  const loaded = loadPhoto({ userId: '0-a', storage: 'account' })
  const ready = preparePhoto(async () => {
    await loaded
    put(chosen)
  })
  await loaded
  expect(readPhotoState().status).toBe('preparing')
  await ready
  expect(readPhotoState().photo?.blob).toBe(chosen)
})
