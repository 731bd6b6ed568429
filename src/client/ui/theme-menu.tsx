import { laterPart } from '#client/lib/later-part.tsx'
import { OnceHere } from './once-here.tsx'

const ThemeSelect = laterPart(async () => (await import('./theme-select.tsx')).ThemeSelect)

/** Light, dark, or as her device: for visitors too, who have no settings. */
export const ThemeMenu = () => (
  <span className="inline-flex min-h-11 min-w-28 items-center">
    <OnceHere>
      <ThemeSelect />
    </OnceHere>
  </span>
)
