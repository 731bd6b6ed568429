import { create } from 'zustand'
import type { MessageKey } from '#client/i18n/areas.ts'
import { readStored, writeStored } from '#client/lib/browser-storage.ts'

/** What she chose, light until she does; `device` is the theme of her device, whenever that changes. */
export const themeChoices = ['light', 'dark', 'device'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** Of the area `theme`. */
export const themeWords = {
  light: 'theme.light',
  dark: 'theme.dark',
  device: 'theme.device',
} satisfies Record<ThemeChoice, MessageKey>

declare global {
  /** Paints the page in a theme, of her device or of her choice. It stands in public/first-paint.js. */
  var paintTheme: ((choice: ThemeChoice) => void) | undefined
}

const stored = (): ThemeChoice => {
  const choice = readStored('theme')
  return choice === 'dark' || choice === 'device' ? choice : 'light'
}
const useThemeStore = create<{ choice: ThemeChoice }>(() => ({ choice: stored() }))

export const useThemeChoice = () => useThemeStore((state) => state.choice)

export function chooseTheme(choice: ThemeChoice) {
  writeStored('theme', choice)
  useThemeStore.setState({ choice })
  globalThis.paintTheme?.(choice)
}
