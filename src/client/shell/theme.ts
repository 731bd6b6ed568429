import { create } from 'zustand'
import { readStored, writeStored } from '#client/lib/browser-storage.ts'

export type Theme = 'light' | 'dark'

const stored = (): Theme => (readStored('theme') === 'dark' ? 'dark' : 'light')
const useThemeStore = create<{ theme: Theme }>(() => ({ theme: stored() }))

export const useTheme = () => useThemeStore((state) => state.theme)

/** The first paint has its theme from `first-paint.js`; this changes it from then on. */
export function setTheme(theme: Theme) {
  writeStored('theme', theme)
  const root = document.documentElement
  root.classList.toggle('dark', theme === 'dark')
  const paper = getComputedStyle(root).getPropertyValue('--paper').trim()
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', paper)
  useThemeStore.setState({ theme })
}
