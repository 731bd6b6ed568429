import { env } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { openDb } from '../lib/db.ts'
import { smallJpegDataUrl } from '../testing/pictures.ts'
import { openTab } from '../testing/shopper.ts'
import { createSignedIn } from '../testing/signed-in.ts'
import { createStaff } from '../testing/staff.ts'
import { sweepLookReports } from './look-reports.ts'

type Listed = { id: string; fault: string; words: string; pieces: string[]; hasPicture: boolean }
type Someone = { fetch: (path: string, init?: RequestInit) => Promise<Response> }

const places = () => ({ db: openDb(env.DB), bucket: env.PHOTOS })
const waiting = async (staff: Awaited<ReturnType<typeof createStaff>>, words: string) =>
  (await (await staff.ask('GET', '/moderation/looks')).json<Listed[]>()).find((one) => one.words === words)
const picturesOf = async (userId: string) =>
  (await env.PHOTOS.list({ prefix: `users/${userId}/report/` })).objects.length

const say = (who: Someone, words: string, more: object = {}) =>
  who.fetch('/api/look-reports', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'https://cabine.test' },
    body: JSON.stringify({ fault: 'edges', words, pieces: ['Silk slip'], ...more }),
  })

test('a look that went wrong reaches the office, with its picture only where she sent it, and without her name', async () => {
  const shopper = await createSignedIn()
  const support = await createStaff('support')
  const { api } = shopper
  await api['look-reports'].$post({ json: { fault: 'edges', words: 'torn hem', pieces: ['Silk slip'] } })
  await api['look-reports'].$post({
    json: { fault: 'body', words: 'thin arm', pieces: [], picture: smallJpegDataUrl },
  })
  expect(await waiting(support, 'torn hem')).toMatchObject({
    fault: 'edges',
    pieces: ['Silk slip'],
    hasPicture: false,
  })
  const pictured = await waiting(support, 'thin arm')
  expect(pictured).toMatchObject({ hasPicture: true })
  expect(JSON.stringify(pictured)).not.toContain(shopper.id)
  const picture = await support.ask('GET', `/moderation/looks/${pictured?.id}/picture`)
  expect(picture.headers.get('content-type')).toBe('image/jpeg')
  expect((await picture.arrayBuffer()).byteLength).toBeGreaterThan(100)

  expect((await support.ask('POST', `/moderation/looks/${pictured?.id}/settled`, {})).status).toBe(204)
  expect(await waiting(support, 'thin arm')).toBeUndefined()
  expect(await picturesOf(shopper.id)).toBe(0)
  expect((await support.ask('GET', `/moderation/looks/${pictured?.id}/picture`)).status).toBe(404)
  expect((await support.ask('POST', `/moderation/looks/${pictured?.id}/settled`, {})).status).toBe(404)
})

test('a visitor is heard too, and her picture is not kept, whatever is sent', async () => {
  const words = crypto.randomUUID()
  const tab = openTab()
  await tab.api['look-reports'].$post({ json: { fault: 'other', words, picture: smallJpegDataUrl } })
  expect(await waiting(await createStaff('support'), words)).toMatchObject({ hasPicture: false })
})

test('what is no picture, or no fault, is refused and leaves nothing', async () => {
  const shopper = await createSignedIn()
  const picture = `data:image/jpeg;base64,${btoa('<svg/>')}`
  const refused = await shopper.api['look-reports'].$post({ json: { fault: 'edges', picture } })
  expect(refused.status).toBe(415)
  expect((await say(shopper, 'dull', { fault: 'dull' })).status).toBe(400)
  expect(await picturesOf(shopper.id)).toBe(0)
})

test('after ninety days it is deleted, looked at or not, and its picture with it', async () => {
  const shopper = await createSignedIn()
  await shopper.api['look-reports'].$post({ json: { fault: 'edges', picture: smallJpegDataUrl } })
  await sweepLookReports(places())
  expect(await picturesOf(shopper.id)).toBe(1)
  await env.DB.prepare('update look_reports set created_at = ? where user_id = ?')
    .bind(Date.now() - 91 * 86_400_000, shopper.id)
    .run()
  await sweepLookReports(places())
  expect(await picturesOf(shopper.id)).toBe(0)
  const left = env.DB.prepare('select count(*) n from look_reports where user_id = ?').bind(shopper.id)
  expect(await left.first('n')).toBe(0)
})
