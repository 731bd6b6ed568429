import { afterAll, vi } from 'vitest'
import { forgetAppState } from '#client/session/app-state.ts'
import { useLanguageStore } from '#client/i18n/language.ts'

// The test files share one process: each restores what it changed.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  useLanguageStore.setState({ language: 'en' })
  forgetAppState()
})
