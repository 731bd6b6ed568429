import { afterEach, expect, test, vi } from 'vitest'
import { fetchAhead } from './fetch-ahead.ts'

afterEach(() => vi.unstubAllGlobals())

const urls = Array.from({ length: 9 }, (_, index) => `/api/photos/${index}.jpg`)

/** A server whose answers come when `answer` says so. */
function serve(answer: (url: string) => Response) {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    return answer(url)
  })
  return asked
}

test('pictures come in their order, with a few on their way and never all at once', async () => {
  const asked = serve((url) => new Response(url))
  const got: string[] = []
  for await (const { url, picture } of fetchAhead(urls, new AbortController().signal)) {
    expect(asked.length - got.length).toBeLessThanOrEqual(4)
    expect(await picture?.text()).toBe(url)
    got.push(url)
  }
  expect(got).toEqual(urls)
  expect(asked).toEqual(urls)
})

test('one that has gone meanwhile is told, and any other failure ends it', async () => {
  serve((url) => new Response('', { status: url.includes('2') ? 404 : 200 }))
  const gone: string[] = []
  for await (const { url, picture } of fetchAhead(urls, new AbortController().signal))
    if (!picture) gone.push(url)
  expect(gone).toEqual(['/api/photos/2.jpg'])
  serve(() => new Response('', { status: 500 }))
  await expect(fetchAhead(urls, new AbortController().signal).next()).rejects.toThrow('500')
})
