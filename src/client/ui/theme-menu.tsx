'use no memo' // At the foot of every page: caches would weigh more than they save.

import { lazy } from 'react'
import { withMessages } from '#client/i18n/with-messages.ts'
import { OnceHere } from './once-here.tsx'

const ThemeSelect = lazy(async () => ({
  default: (await withMessages(import('./theme-select.tsx'), 'theme')).ThemeSelect,
}))

/** Light, dark, or as her device: for visitors too, who have no settings. */
export const ThemeMenu = () => (
  <span className="inline-flex min-h-11 min-w-28 items-center">
    <OnceHere>
      <ThemeSelect />
    </OnceHere>
  </span>
)
