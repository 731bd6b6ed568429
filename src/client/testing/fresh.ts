import { afterAll, vi } from 'vitest'
import { forgetAppState } from '#client/session/app-state.ts'
import { useLanguageStore } from '#client/i18n/language.ts'

// These files share one process: each leaves it as it found it.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  useLanguageStore.setState({ language: 'en' })
  forgetAppState()
})
