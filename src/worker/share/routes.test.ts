import { SELF } from 'cloudflare:test'
import { expect, test } from 'vitest'
import { smallJpegBytes } from '../testing/pictures.ts'
import { origin } from '../testing/shopper.ts'

/** Sends a form as the share sheet does, without an origin unless stated otherwise. */
async function share(fields: Record<string, string | File>, headers: Record<string, string> = {}) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  // The Content-Length as a browser sends it.
  const body = await new Response(form).blob()
  const answer = await SELF.fetch(`${origin}/share`, {
    method: 'POST',
    headers: { 'content-type': body.type, ...headers },
    body: await body.arrayBuffer(),
    redirect: 'manual',
  })
  return [answer.status, answer.headers.get('location')]
}

const picture = (bytes: Uint8Array<ArrayBuffer>) => new File([bytes], 'dress.jpg', { type: 'image/jpeg' })

test("a shop's page opens the fitting room with its address", async () => {
  const opened = [303, '/fitting-room?address=https%3A%2F%2Fshop.example%2Fdress%3Fid%3D3']
  const words = { title: 'Linen dress', text: 'Linen dress https://shop.example/dress?id=3' }
  expect(await share(words)).toEqual(opened)
  expect(await share(words, { origin: 'null' })).toEqual(opened)
  expect(await share(words, { origin })).toEqual(opened)
  expect(await share({ text: 'just words' })).toEqual([303, '/fitting-room?shared=unusable'])
})

test('a picture, small or large, is kept nowhere, and the page says that it may come again', async () => {
  const later = [303, '/fitting-room?shared=later']
  expect(await share({ picture: picture(smallJpegBytes()) })).toEqual(later)
  expect(await share({ picture: picture(new Uint8Array(200_000)) })).toEqual(later)
})

test("another site's form shares nothing", async () => {
  const words = { text: 'https://shop.example/dress' }
  expect(await share(words, { origin: 'https://evil.example' })).toEqual([303, '/fitting-room'])
})

test('what is no form, and whoever opens the address, ends in the fitting room', async () => {
  const send = async (init: RequestInit) => {
    const answer = await SELF.fetch(`${origin}/share`, { redirect: 'manual', ...init })
    return answer.headers.get('location')
  }
  expect(await send({ method: 'POST', body: '{}' })).toBe('/fitting-room?shared=unusable')
  expect(await send({})).toBe('/fitting-room')
})
