import { globSync, readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { ApiFailure, type FailureCode } from '#client/lib/api-failure.ts'
import { messageOf, messageOr } from './failure-message.ts'

beforeAll(() => loadMessages('errors'))

const said = (code: string) => messageOf(new ApiFailure(400, '', code as FailureCode))

test('a failure is said by its code; a code that is not ours, and whatever is no answer, by the general sentence', () => {
  expect(said('no_credits')).toBe('You have no try-on credits left.')
  expect(said('connection_lost')).toMatch(/^Connection lost/)
  const general = said('server_error')
  expect(general).toMatch(/^Something went wrong on our side/)
  expect(said('quota_exceeded')).toBe(general)
  expect(messageOf(new Error('boom'))).toBe(general)
})

test('a code that has a sentence is said by it, also where a page has a sentence of its own for failures', () => {
  const own = 'Failed to save to lookbook. Please try again.'
  expect(messageOr(new ApiFailure(409, '', 'too_many_photos'), own)).toMatch(/^Your account has no more room/)
  expect(messageOr(new ApiFailure(0, '', 'connection_lost'), own)).toMatch(/^Connection lost/)
  expect(messageOr(new ApiFailure(500, '', 'server_error'), own)).toBe(own)
  expect(messageOr(new Error('boom'), own)).toBe(own)
})

test('no toast throws away why something failed, but where no server was asked', () => {
  const forgetting = globSync('src/client/**/*.{ts,tsx}').filter((path) =>
    /\bcatch \{[^}]*?\btoast\((?!\{ title: t\('[\w.-]+'\), description: url\b)/.test(
      readFileSync(path, 'utf8'),
    ),
  )
  expect(forgetting.toSorted()).toEqual([
    // A download of messages that did not come.
    'src/client/features/account/language-setting.tsx',
    'src/client/features/auth/second-factor/copy-text.ts',
    // The photo is kept on this device instead, and the toast says so.
    'src/client/features/fitting-room/photo/photo-actions.ts',
    // The specification has one sentence for every failure of these two.
    'src/client/features/studio/studio-calls.ts',
    'src/client/session/complete-onboarding.ts',
  ])
})
