import { beforeAll, expect, test } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { ApiFailure } from '#client/lib/api-failure.ts'
import { uploadFailureText } from './upload-failure.ts'

beforeAll(() => loadMessages('errors', 'photo-choices'))

test.each([
  [
    new ApiFailure(403, 'no', 'age_required'),
    'Storage rules are blocking uploads. Please confirm that the person in the photo is 18 or older first.',
  ],
  [
    new ApiFailure(0, 'no', 'connection_lost'),
    'Failed to upload photo securely: Connection lost. Please check your internet and try again.',
  ],
])('a photo that the account did not take: %s', (failure, said) => {
  expect(uploadFailureText(failure)).toBe(said)
})
