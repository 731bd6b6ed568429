import { afterEach, expect, test, vi } from 'vitest'
import { api, request } from '#client/lib/api.ts'
import { signedOutAnswer, strangersAnswers } from '#client/testing/strangers.ts'
import { ask } from './own-calls.ts'

afterEach(() => vi.unstubAllGlobals())

/** Asks for a list of hers on the settings page. Gives what it shows, and where the page went. */
async function askOn(answer: Response) {
  const went: string[] = []
  vi.stubGlobal('location', { pathname: '/settings', assign: (path: string) => went.push(path) })
  vi.stubGlobal('fetch', async () => answer)
  return { shown: await ask(request(api.lookbook.$get())), went }
}

test('signed out from another device, she is led to the door and back', async () => {
  expect(await askOn(signedOutAnswer())).toEqual({ shown: null, went: ['/auth?next=%2Fsettings&tab=signIn'] })
})

test.each(strangersAnswers)('%s leads nobody to the door', async (_, strangers) => {
  expect(await askOn(strangers())).toEqual({ shown: null, went: [] })
})
