import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { forgetAppState, refreshAppState } from '#client/session/app-state.ts'
import { openUpgrade } from '#client/features/billing/upgrade-store.ts'
import { loadMessages } from '#client/i18n/messages.ts'
import { chooseAndStart, startWhatIsChosen } from './choose-and-start.ts'
import { readOutfitState, useOutfitStore } from './outfit-store.ts'
import { isStartRequested, dropStartRequest } from './start-request.ts'
import type { FinishedLook, TryOnState } from './try-on-state.ts'
import { readTryOn, useTryOnStore } from './try-on-store.ts'

vi.mock('#client/features/billing/upgrade-store.ts', () => ({ openUpgrade: vi.fn() }))

const shown: TryOnState = {
  phase: 'complete',
  progress: 100,
  look: { predictionId: 'p1', url: '/looks/p1', blob: null, width: 3, height: 4 } as FinishedLook,
}

beforeAll(() => loadMessages('common', 'errors', 'outfits'))

let asked: string[] = []

async function comeWith(credits: number | null, state: TryOnState) {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === '/api/app-state')
      return Response.json({ user: { id: '0-ada' }, plan: 'free', credits_remaining: credits })
    asked.push(path)
    return Response.json({ error: 'not_found' }, { status: 404 })
  })
  forgetAppState()
  await refreshAppState()
  useTryOnStore.setState({ state, outfit: null })
}

beforeEach(() => {
  asked = []
  dropStartRequest()
  vi.mocked(openUpgrade).mockClear()
  useOutfitStore.setState({ preset: null })
})

test('without a credit the offer opens over the look, which stays, and nothing is chosen', async () => {
  await comeWith(0, shown)
  await chooseAndStart('pumps')
  await startWhatIsChosen()
  expect(openUpgrade).toHaveBeenCalledWith('premium', 'no_credits')
  expect(readTryOn().state).toBe(shown)
  expect([readOutfitState().preset, isStartRequested(), asked]).toEqual([null, false, []])
})

test.each([2, null])('with %s credits left the piece is looked for', async (credits) => {
  await comeWith(credits, shown)
  await chooseAndStart('pumps')
  expect(openUpgrade).not.toHaveBeenCalled()
  expect(asked).toEqual(['/api/try-on-pieces?ids=pumps'])
})
