import { beforeAll, expect, test } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { ApiFailure, type FailureCode } from '#client/lib/api-failure.ts'
import { messageOf } from './failure-message.ts'

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
