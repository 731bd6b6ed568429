import { afterEach, expect, test, vi } from 'vitest'
import { api, request } from '#client/lib/api.ts'
import { signedOutAnswer, strangersAnswers } from '#client/testing/strangers.ts'
import { ownCall } from './own-calls.ts'

afterEach(() => vi.unstubAllGlobals())

/** Makes an own call on the settings page. Gives back its answer, and the address that the page went to. */
async function askOn(answer: Response) {
  const went: string[] = []
  vi.stubGlobal('location', { pathname: '/settings', assign: (path: string) => went.push(path) })
  vi.stubGlobal('fetch', async () => answer)
  const shown = await ownCall(request(api.lookbook.$get())).catch(() => null)
  return { shown, went }
}

test('signed out from another device, she is led to the door and back', async () => {
  expect(await askOn(signedOutAnswer())).toEqual({ shown: null, went: ['/auth?next=%2Fsettings&tab=signIn'] })
})

test.each(strangersAnswers)('%s leads nobody to the door', async (_, strangers) => {
  expect(await askOn(strangers())).toEqual({ shown: null, went: [] })
})
