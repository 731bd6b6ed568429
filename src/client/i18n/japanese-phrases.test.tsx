import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, test } from 'vitest'
import { areasOf, readArea } from '#scripts/messages/sentences.ts'
import { useLanguageStore } from './language.ts'
import { phrasesOf } from './japanese-phrases.ts'
import { inPhrases, loadMessages } from './messages.ts'

beforeEach(async () => {
  useLanguageStore.setState({ language: 'ja' })
  await loadMessages('common')
})

test.each([
  'この|アイテムは|販売していません',
  'お支払いを|確認できませんでした',
  'アカウントは|ご自身のものですか？',
  'ぴったりの|写真の|撮り方',
  'お気に入りの|服',
  '最初からやり直しますか？',
  'この|コーディネートは|もうありません',
  'この|ページには|インターネット|接続が|必要です',
  'コーディネート|自動作成|スタジオ',
  'この|写真の方は|18歳以上ですか？',
  'Googleの|接続を|解除しますか？',
])('phrases of %s', (text) => {
  expect(phrasesOf(text.replaceAll('|', ''))).toEqual(text.split('|'))
})

/** Of a headline at its largest a phone shows eight letters in a line, of one at its smaller size ten. */
const maxLetters = 12

test('no headline has a phrase that is much longer than a line on a phone', () => {
  // The questions of the style profile are headlines; those of a conversation are not.
  const headlines = areasOf('ja').flatMap((area) =>
    Object.entries(readArea('ja', area)).filter(
      ([key]) =>
        /(?:^t|T)itle$|^headline/.test(key) || (area === 'style-questions' && key.startsWith('ask_')),
    ),
  )
  expect(headlines.length).toBeGreaterThan(100)
  const tooLong = headlines
    .filter(([key, text]) => !/^page|PageTitle$/.test(key) && !text.includes('plural'))
    .flatMap(([, text]) => phrasesOf(text.replaceAll(/\{\w+\}/g, '花')))
    // Lines break after these anyway.
    .flatMap((phrase) => phrase.split(/(?<=[、。？！：])| /))
    .filter((phrase) => phrase.length > maxLetters)
  expect(tooLong).toEqual([])
})

test('a break is an element: what is copied and heard is the message', () => {
  const text = 'この写真の方は18歳以上ですか？'
  const html = renderToStaticMarkup(<h1>{inPhrases(text)}</h1>)
  expect(html).toContain('この<wbr/>写真')
  expect(html.replaceAll(/<[^>]*>/g, '')).toBe(text)
})

test('other languages break their lines themselves', () => {
  useLanguageStore.setState({ language: 'en' })
  expect(inPhrases('この写真')).toBe('この写真')
})
