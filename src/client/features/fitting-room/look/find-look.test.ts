import { expect, test } from 'vitest'
import { ApiFailure, type FailureCode } from '#client/lib/api-failure.ts'
import { tryOnView } from '#client/testing/try-on-views.ts'
import type { TryOnView } from '#shared/try-on-job.ts'
import { findLook, type LookSource } from './find-look.ts'

const picture = new Blob(['look'])
const kept = { predictionId: 'job', blob: new Blob(['kept']), width: 2, height: 3 }
const view = tryOnView({ predictionId: 'job', status: 'completed', output: ['/api/photos/look.jpg'] })

/** A browser that has kept nothing, and a server that has the picture. */
const from = (changes: Partial<LookSource>): LookSource => ({
  readKept: async () => [],
  fetchView: async () => view,
  fetchPicture: async () => picture,
  ...changes,
})
const answers = (changes: Partial<TryOnView>) => from({ fetchView: async () => ({ ...view, ...changes }) })
const fails = (status: number, code: FailureCode) =>
  from({ fetchView: () => Promise.reject(new ApiFailure(status, code, code)) })

test('a picture in her account is shown on every device', async () => {
  const tried = { photo: '/api/photos/photo.jpg', outfitId: 'harbour', outfitName: 'Harbour Walk' }
  expect(await findLook('job', answers({ tried }))).toEqual({
    provider: 'cloud',
    isUnjudged: true,
    blob: picture,
    accountUrl: '/api/photos/look.jpg',
    outfit: null,
    tried,
    photo: tried.photo,
  })
})

test('what this browser has kept is shown without asking', async () => {
  const asked = from({
    readKept: async () => [{ ...kept, predictionId: 'newer' }, kept],
    fetchView: () => Promise.reject(new Error('asked')),
  })
  expect(await findLook('job', asked)).toMatchObject({ blob: kept.blob, accountUrl: null })
  expect(
    await findLook('another', from({ readKept: async () => [{ ...kept, predictionId: 'newer' }, kept] })),
  ).toMatchObject({ blob: picture })
})

test.each([
  ['it stayed on the device that made it', 'elsewhere', answers({ output: [] })],
  ['it is still being made', 'unfinished', answers({ status: 'processing', output: null })],
  ['there never was a picture', 'gone', answers({ status: 'failed', output: null })],
  ['a day later nobody knows of it', 'gone', fails(404, 'not_found')],
  ['there is no network', 'unreachable', fails(0, 'connection_lost')],
  ['the server fails', 'unreachable', fails(500, 'server_error')],
  [
    'the picture does not come',
    'unreachable',
    from({ fetchPicture: () => Promise.reject(new Error('cut')) }),
  ],
])('%s', async (_, missing, source) => {
  expect(await findLook('job', source)).toBe(missing)
})
