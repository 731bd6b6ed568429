import { create } from 'zustand'
import { readStored, writeStored } from '#client/lib/browser-storage.ts'

export type Theme = 'light' | 'dark'

const stored = (): Theme => (readStored('theme') === 'dark' ? 'dark' : 'light')
const useThemeStore = create<{ theme: Theme }>(() => ({ theme: stored() }))

export const useTheme = () => useThemeStore((state) => state.theme)

/** `first-paint.js` sets the theme of the first paint; this changes it afterwards. */
export function setTheme(theme: Theme) {
  writeStored('theme', theme)
  const root = document.documentElement
  root.classList.toggle('dark', theme === 'dark')
  const paper = getComputedStyle(root).getPropertyValue('--paper').trim()
  document.querySelector('meta[name=theme-color]')?.setAttribute('content', paper)
  useThemeStore.setState({ theme })
}
