import { beforeEach, expect, test, vi } from 'vitest'
import { addWaiting, dropWaiting, forgetWaiting, readWaiting } from './kept-answers.ts'

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
})

test('an answer waits on this device until the server has it', () => {
  addWaiting('ada', 'vibe', ['chic'])
  addWaiting('ada', 'loves', [])
  expect(readWaiting('ada')).toEqual({ vibe: ['chic'], loves: [] })
  dropWaiting('ada', 'vibe', ['chic'])
  expect(readWaiting('ada')).toEqual({ loves: [] })
  forgetWaiting('ada')
  expect(readWaiting('ada')).toEqual({})
})

test('another answer that she gave while the first was on its way stays', () => {
  addWaiting('ada', 'vibe', ['chic'])
  addWaiting('ada', 'vibe', ['bold'])
  dropWaiting('ada', 'vibe', ['chic'])
  expect(readWaiting('ada')).toEqual({ vibe: ['bold'] })
})

test('nobody reads the answers of who used this device before her', () => {
  addWaiting('ada', 'vibe', ['chic'])
  expect(readWaiting('eve')).toEqual({})
})

test.each(['null', '"chic"', '{"vibe":"chic"}', '{"vibe":[1]}', '{'])(
  'what is no answer is not read: %s',
  (text) => {
    localStorage.setItem('consultation-answers:ada', text)
    expect(readWaiting('ada')).toEqual({})
  },
)
