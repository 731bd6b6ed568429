import { beforeEach, expect, test, vi } from 'vitest'
import { toDataUrl } from '#client/lib/picture-data.ts'
import { fingerprintOf } from '#shared/looks.ts'
import { noReport } from '../adjust/look-settings.ts'
import { readTryOn, useTryOnStore } from '../try-on-store.ts'
import { markSaved } from './keep-look.ts'

const blob = new Blob(['a look'], { type: 'image/jpeg' })
const look = {
  ...noReport,
  predictionId: 'p',
  provider: 'device' as const,
  accountUrl: null,
  url: 'blob:look',
  blob,
  width: 2,
  height: 3,
}

beforeEach(() => useTryOnStore.setState({ state: { phase: 'complete', progress: 100, look }, saving: 'no' }))

const serve = (fingerprint: string) => vi.stubGlobal('fetch', async () => Response.json([{ fingerprint }]))

test('a look that the server has in her lookbook is not offered to be saved again', async () => {
  serve(await fingerprintOf(await toDataUrl(blob)))
  await markSaved(look)
  expect(readTryOn().saving).toBe('saved')
})

test('another look of hers is offered, and so is one where nobody can be asked', async () => {
  serve('another picture')
  await markSaved(look)
  expect(readTryOn().saving).toBe('no')
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
  await markSaved(look)
  expect(readTryOn().saving).toBe('no')
})
