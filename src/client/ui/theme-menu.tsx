import { laterPart } from '#client/lib/later-part.tsx'
import { withMessages } from '#client/i18n/with-messages.ts'
import { OnceHere } from './once-here.tsx'

const ThemeSelect = laterPart(
  async () => (await withMessages(import('./theme-select.tsx'), 'theme')).ThemeSelect,
)

/** Light, dark, or as her device: for visitors too, who have no settings. */
export const ThemeMenu = () => (
  <span className="inline-flex min-h-11 min-w-28 items-center">
    <OnceHere>
      <ThemeSelect />
    </OnceHere>
  </span>
)
