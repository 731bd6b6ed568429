import { laterPart } from '#client/lib/later-part.tsx'
import { withMessages } from '#client/i18n/with-messages.ts'
import { OnceHere } from './once-here.tsx'

const CountrySelect = laterPart(
  async () => (await withMessages(import('./country-select.tsx'), 'region')).CountrySelect,
)

/** The countries: each browser sorts and spells them in its own way. */
export const CountryMenu = () => (
  <span className="inline-flex min-h-11 min-w-32 items-center">
    <OnceHere>
      <CountrySelect />
    </OnceHere>
  </span>
)
