import { beforeEach, expect, test, vi } from 'vitest'
import { keptAnswers } from './kept-answers.ts'

const kept = keptAnswers('answers')

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})

test('an answer waits on this device until the server has it', () => {
  kept.add('ada', 'vibe', ['chic'])
  kept.add('ada', 'loves', [])
  expect(kept.read('ada')).toEqual({ vibe: ['chic'], loves: [] })
  kept.drop('ada', 'vibe', ['chic'])
  expect(kept.read('ada')).toEqual({ loves: [] })
  kept.forget('ada')
  expect(kept.read('ada')).toEqual({})
})

test('another answer that she gave while the first was on its way stays', () => {
  kept.add('ada', 'vibe', ['chic'])
  kept.add('ada', 'vibe', ['bold'])
  kept.drop('ada', 'vibe', ['chic'])
  expect(kept.read('ada')).toEqual({ vibe: ['bold'] })
})

test('nobody reads the answers of who used this device before her', () => {
  kept.add('ada', 'vibe', ['chic'])
  expect(kept.read('eve')).toEqual({})
  expect(keptAnswers('others').read('ada')).toEqual({})
})

test.each(['null', '"chic"', '{"vibe":"chic"}', '{"vibe":[1]}', '{'])(
  'what is no answer is not read: %s',
  (text) => {
    localStorage.setItem('answers:ada', text)
    expect(kept.read('ada')).toEqual({})
  },
)
