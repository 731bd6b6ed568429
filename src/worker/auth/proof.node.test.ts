import { afterEach, describe, expect, test, vi } from 'vitest'
import { isFresh, isPasskeyFresh } from './proof.ts'

const minute = 60_000
const now = new Date('2026-11-20T09:00Z')

afterEach(() => void vi.useRealTimers())

describe('how long a proof counts', () => {
  test.each<[string, number, (at: Date | null) => boolean]>([
    ['her password, for her settings: ten minutes', 10, isFresh],
    ['a passkey, for the office: four hours', 240, (at) => isPasskeyFresh(at, { strict: false })],
    ['a passkey, for money and roles: ten minutes', 10, (at) => isPasskeyFresh(at, { strict: true })],
  ])('%s, and not a moment more', (_, minutes, counts) => {
    vi.useFakeTimers({ now })
    const end = now.getTime() - minutes * minute
    expect([counts(new Date(end + 1)), counts(new Date(end)), counts(null)]).toEqual([true, false, false])
  })
})
