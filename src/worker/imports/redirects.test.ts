import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { publish, visitsTo } from '../testing/web.ts'
import type { Feed } from './feed-config.ts'
import { requestFeed } from './fetch-feed.ts'
import { openFeed } from './import-step.ts'

const feedAt = (address: string): Feed => ({
  id: 'odette',
  address,
  kind: 'feed',
  isSample: false,
  etag: null,
  lastModified: null,
})

const request = (address: string) => requestFeed({ open: openFeed(env) }, feedAt(address))
const lead = (from: string, to: string) => publish(from, { status: 302, headers: { location: to } })

test('a feed that moved is found, also by a path', async () => {
  await lead('https://moved.example/feed', 'https://moved.example/new/feed')
  await lead('https://moved.example/new/feed', '/newest')
  await publish('https://moved.example/newest', { body: 'id\ttitle\n' })
  expect(await (await request('https://moved.example/feed'))?.text()).toBe('id\ttitle\n')
})

test.each([
  'http://127.0.0.1:8080/feed',
  'https://10.0.0.1/feed',
  'https://printer.local/feed',
  'https://metadata.internal/feed',
  'http://plain.example/feed',
  'https://me:secret@other.example/feed',
  'file:///etc/passwd',
])('a shop cannot lead us on to %s, not even by a detour', async (inner) => {
  await lead('https://detour.example/feed', 'https://detour.example/further')
  await lead('https://detour.example/further', inner)
  const fault = await request('https://detour.example/feed').catch(String)
  expect(fault).toBe('Error: The shop sends us on to where no shop is.')
})

test('a shop that sends us round in circles is told so, and asked six times', async () => {
  await lead('https://circle.example/feed?key=secret', 'https://circle.example/feed?key=secret')
  const fault = await request('https://circle.example/feed?key=secret').catch(String)
  expect(fault).toBe('Error: The shop sends us from one address to the next without end.')
  expect(await visitsTo('circle.example')).toHaveLength(6)
})
