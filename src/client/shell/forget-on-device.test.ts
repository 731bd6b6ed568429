import { afterAll, expect, test, vi } from 'vitest'
import { forgetOnDevice } from './forget-on-device.ts'

afterAll(() => vi.unstubAllGlobals())

test('her lookbook on this device goes with her session', async () => {
  const kept = new Set(['cabine-looks-u1', 'cabine-looks-u2'])
  vi.stubGlobal('indexedDB', {
    deleteDatabase: (name: string) => ({
      addEventListener(type: string, heard: () => void) {
        if (type !== 'success') return
        kept.delete(name)
        queueMicrotask(heard)
      },
    }),
  })
  await forgetOnDevice('u1')
  expect([...kept]).toEqual(['cabine-looks-u2'])
})
