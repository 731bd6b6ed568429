import { expect, test, vi } from 'vitest'
import { movePhoto } from './photo-actions.ts'

test('a browser that can keep nothing leaves her photo in the account', async () => {
  const calls: string[] = []
  const inAccount = '/api/photos/users/0-a/selfie/selfie_1_a.jpg'
  vi.stubGlobal('createImageBitmap', async () => ({ width: 2, height: 3, close: () => undefined }))
  vi.stubGlobal('fetch', async (url: string, { method = 'GET' }: RequestInit = {}) => {
    calls.push(`${method} ${url}`)
    return url === inAccount
      ? new Response(new Blob(['picture'], { type: 'image/jpeg' }))
      : Response.json({ success: true, hasPhoto: true, photoUrl: inAccount })
  })
  await expect(movePhoto({ userId: '0-a', storage: 'device' }, 'device')).rejects.toThrow('no room')
  expect(calls).toEqual(['GET /api/profile-photo', `GET ${inAccount}`])
})
