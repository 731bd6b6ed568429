import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { loadMessages } from '#client/i18n/messages.ts'
import { renderAt } from '#client/testing/shop.tsx'
import { EveningReminder } from './evening-reminder.tsx'

const saved: Blob[] = []
vi.mock(import('#client/lib/save-file.ts'), async (original) => ({
  ...(await original()),
  saveFile: (file) => void saved.push(file),
}))

await loadMessages('common', 'wear-log')

test('the reminder has her hour and leads to what to wear, and nothing of her closet', async () => {
  await renderAt('/closet/calendar', <EveningReminder today="2026-12-01" />)
  const input = document.querySelector<HTMLInputElement>('input[name="time"]')
  if (input) input.value = '21:15'
  await act(async () => document.querySelector('form')?.requestSubmit())
  const file = (await saved[0]?.text()) ?? ''
  expect(file).toContain('DTSTART:20261201T211500')
  expect(file).toContain('SUMMARY:What will you wear tomorrow?')
  expect(file).toMatch(/URL:http:\/\/[\w.:]+\/closet\/today\r\n/)
  expect(file).not.toContain('X-CABINE-PIECES')
})
