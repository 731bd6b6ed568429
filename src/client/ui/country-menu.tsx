import { laterPart } from '#client/lib/later-part.tsx'
import { OnceHere } from './once-here.tsx'

const CountrySelect = laterPart(async () => (await import('./country-select.tsx')).CountrySelect)

/** The countries: each browser sorts and spells them in its own way. */
export const CountryMenu = () => (
  <span className="inline-flex min-h-11 min-w-32 items-center">
    <OnceHere>
      <CountrySelect />
    </OnceHere>
  </span>
)
