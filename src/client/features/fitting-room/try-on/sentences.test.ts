import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { garmentAdvice, photoAdvice, type RefusalCode } from '@cabine/engine'
import { loadMessages } from '#client/i18n/messages.ts'
import { tryOnFailures, type TryOnFailure } from '#shared/try-on-job.ts'
import { adviceKey, failureText } from './failure-text.ts'
import type { Failure, FailureKey } from '../try-on-state.ts'

type Texts = Record<string, string>
const read = (language: string, area: string): Texts =>
  JSON.parse(
    readFileSync(new URL(`../../../i18n/messages/${language}/${area}.json`, import.meta.url), 'utf8'),
  )

beforeAll(() => loadMessages('errors', 'try-on', 'photo-notes'))

const refusals: RefusalCode[] = [...photoAdvice, ...garmentAdvice, 'not_supported', 'models_unreachable']

describe.each(['en', 'fr'])('in %s', (language) => {
  test('every refusal of the engine is a sentence that tells what to do', () => {
    const texts: Texts = {}
    for (const area of ['try-on', 'photo-notes']) {
      for (const [key, text] of Object.entries(read(language, area))) texts[`${area}.${key}`] = text
    }
    for (const code of refusals) {
      expect(texts[adviceKey(code)], code).toMatch(/^\p{Lu}.{20,}\.$/u)
    }
  })
})

describe('spec 2.8.1 to 2.8.8: the error catalogue, word for word', () => {
  const catalogue: [FailureKey, string][] = [
    ['connection', 'Connection lost. Please check your internet and try again.'],
    ['images_required', "Please make sure you've uploaded a photo and selected an outfit."],
    ['start_failed', 'Unable to start virtual try-on. Please try again in a moment.'],
    [
      'garment_unreadable',
      "The outfit image couldn't be loaded. Please try uploading a custom outfit instead.",
    ],
    ['timeout', 'Try-on is taking longer than expected. Please try again.'],
    ['processing_failed', 'Virtual try-on failed to process. Please try a different photo or outfit.'],
    ['unknown', 'Something went wrong with your virtual try-on. Please try again.'],
  ]
  test.each(catalogue)('%s', (key, sentence) => {
    expect(failureText({ kind: 'sentence', key })).toBe(sentence)
  })

  test.each([
    [{ kind: 'status', call: 'start', status: 502 }, 'Server error: 502'],
    [{ kind: 'status', call: 'poll', status: 404 }, 'API request failed with status: 404'],
    [{ kind: 'invalid_answer' }, 'Invalid response format from server'],
    [{ kind: 'server', code: '', text: 'Bad gateway' }, 'Bad gateway'],
  ] satisfies [Failure, string][])('%j', (failure, sentence) => {
    expect(failureText(failure)).toBe(sentence)
  })

  test("the server's own sentences are the same", () => {
    for (const [key, sentence] of Object.entries(tryOnFailures)) {
      expect(failureText({ kind: 'sentence', key: key as TryOnFailure })).toBe(sentence)
    }
  })

  test('the other messages', () => {
    const room = { ...read('en', 'fitting-room'), ...read('en', 'try-on') }
    const looks = read('en', 'looks')
    const photos = read('en', 'photo-notes')
    const outfits = read('en', 'outfits')
    expect([room.errorTitle, room.photoRequiredTitle, room.photoRequired]).toEqual([
      'Try-On Error',
      'Photo Required',
      'Please upload your photo first',
    ])
    expect([room.outfitRequiredTitle, room.outfitRequired]).toEqual([
      'Outfit Required',
      'Please select an outfit to try on',
    ])
    expect([room.customRequiredTitle, room.customRequired]).toEqual([
      'Custom Outfit Required',
      'Please upload a custom outfit image',
    ])
    expect([outfits.uploadErrorTitle, outfits.uploadError]).toEqual([
      'Upload error',
      'Failed to process outfit image. Please try again.',
    ])
    expect([looks.savedTitle, looks.saved]).toEqual([
      'Saved to Lookbook',
      'Your virtual try-on has been saved to your lookbook.',
    ])
    expect([looks.saveFailedTitle, looks.saveFailed]).toEqual([
      'Error',
      'Failed to save to lookbook. Please try again.',
    ])
    expect([looks.empty, looks.removeConfirm]).toEqual([
      'No saved looks yet',
      'Are you sure you want to remove this look from your lookbook?',
    ])
    expect([photos.updatedTitle, photos.updated]).toEqual([
      'Photo updated',
      'Your profile photo has been updated successfully.',
    ])
    expect([photos.updatedLocallyTitle, photos.updatedLocally]).toEqual([
      'Photo updated locally',
      'Photo changed locally. Upload to cloud storage failed.',
    ])
    expect([photos.failedTitle, photos.failed]).toEqual(['Error', 'Failed to update profile photo.'])
  })
})

describe('spec 2.2.17: the buttons', () => {
  test('say what the specification says', () => {
    const { start, processing, tryAnother, tryAgain, tabPresets, tabCustom, viewFullLibrary } = read(
      'en',
      'fitting-room',
    )
    expect([start, processing, tryAnother, tryAgain]).toEqual([
      'Start Virtual Try-On',
      'Processing...',
      'Try Another Outfit',
      'Try Again',
    ])
    expect([tabPresets, tabCustom, viewFullLibrary, read('en', 'try-on').uploading]).toEqual([
      'Preset Outfits',
      'Upload Your Own',
      'View Full Library',
      'Preparing images...',
    ])
  })
})
