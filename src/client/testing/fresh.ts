import { afterAll, vi } from 'vitest'
import { forgetAppState } from '#client/features/account/app-state-store.ts'
import { useLanguageStore } from '#client/i18n/language.ts'

// These files share one process: each leaves it as it found it.
afterAll(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  useLanguageStore.setState({ language: 'en' })
  forgetAppState()
})
