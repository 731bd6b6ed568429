import { expect, test, vi } from 'vitest'
import { signedOutAnswer, strangersAnswers } from '#client/testing/strangers.ts'
import { ApiFailure, saysSignedOut } from './api-failure.ts'
import { api, caller, request, requestOrNull } from './api.ts'

type Call = ReturnType<(typeof api)['app-state']['$get']>
const come = (response: Response) => Promise.resolve(response) as unknown as Call
const answer = (body: string, init: ResponseInit) => come(new Response(body, init))
const json = { 'content-type': 'application/json' }

async function failureOf(call: Call) {
  const error = await request(call).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  if (error instanceof ApiFailure) return error
  throw new Error('the call did not fail as it should')
}

test('an answer that succeeded is its body', async () => {
  expect(await request(answer('{"plan":"free"}', { headers: json }))).toEqual({ plan: 'free' })
})

test('any other is an error of status and body, with what the server said about it', async () => {
  const body = '{"success":false,"error":"email_taken","message":"There is…","field":"email"}'
  const failure = await failureOf(answer(body, { status: 409, headers: json }))
  expect(failure).toMatchObject({ status: 409, code: 'email_taken', field: 'email', message: `409: ${body}` })
})

test('an empty body leaves the status text, and what is not ours is a fault of the server', async () => {
  const failure = await failureOf(answer('', { status: 502, statusText: 'Bad Gateway' }))
  expect(failure).toMatchObject({ code: 'server_error', message: '502: Bad Gateway' })
})

test('no answer at all is a lost connection', async () => {
  const failure = await failureOf(Promise.reject(new TypeError('Failed to fetch')))
  expect(failure).toMatchObject({ status: 0, code: 'connection_lost' })
})

test('where nobody needs to be signed in, the server’s own 401 is null', async () => {
  expect(await requestOrNull(come(signedOutAnswer()))).toBeNull()
  expect(saysSignedOut(await failureOf(come(signedOutAnswer())))).toBe(true)
})

test.each(strangersAnswers)('%s fails, and says of nobody that she is signed out', async (_, strangers) => {
  expect(saysSignedOut(await failureOf(come(strangers())))).toBe(false)
  await expect(requestOrNull(come(strangers()))).rejects.toBeInstanceOf(ApiFailure)
})

test('what is done without a word is done, and a page that is not the server’s is no answer', async () => {
  expect(await request(come(new Response(null, { status: 204 })))).toBe('')
  const page = answer('<p>Welcome to our hotel</p>', { headers: { 'content-type': 'text/html' } })
  expect(await failureOf(page)).toMatchObject({ status: 200, code: 'server_error' })
})

test('a call goes to its path, with what it carries', async () => {
  const fetched = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({}))
  await api.lookbook[':id'].$delete({ param: { id: 'a/b' } })
  expect(fetched).toHaveBeenLastCalledWith(
    '/api/lookbook/a%2Fb',
    expect.objectContaining({ method: 'DELETE' }),
  )
  await api['photo-settings'].$put({ json: { storage: 'device', adult: true } })
  expect(fetched).toHaveBeenLastCalledWith('/api/photo-settings', {
    method: 'PUT',
    credentials: 'include',
    body: '{"storage":"device","adult":true}',
    headers: { 'Content-Type': 'application/json' },
    signal: expect.any(AbortSignal),
  })
  fetched.mockRestore()
})

test('neither what is read nor what is written is waited for without end, except by the office', async () => {
  const tooLong = AbortSignal.abort(new DOMException('too long', 'TimeoutError'))
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(tooLong)
  const fetched = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (_, init) => (init?.signal?.throwIfAborted(), Response.json({})))
  expect(await failureOf(api['top-picks'].$get() as unknown as Call)).toMatchObject({
    code: 'connection_lost',
  })
  const removed = api.lookbook[':id'].$delete({ param: { id: 'a' } })
  expect(await failureOf(removed as unknown as Call)).toMatchObject({ code: 'connection_lost' })
  // A feed is read while the office waits.
  const patient = caller(['', 'api', 'office', 'feeds'], null) as { $post: () => Promise<Response> }
  await patient.$post()
  expect(fetched.mock.lastCall?.[1]?.signal).toBeUndefined()
  vi.restoreAllMocks()
})
