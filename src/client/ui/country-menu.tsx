'use no memo' // At the foot of every page: caches would weigh more than they save.

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { withMessages } from '#client/i18n/with-messages.ts'
import { Part } from './part.tsx'

/** The list of countries is fetched once the page stands. */
const CountrySelect = lazy(async () => ({
  default: (await withMessages(import('./country-select.tsx'), 'region')).CountrySelect,
}))

const never = () => () => undefined

/**
 * Not in the page that the build draws: the browser sorts and spells countries in its own way, and knows which one is
 * hers.
 */
export function CountryMenu() {
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    <span className="inline-flex min-h-11 min-w-32 items-center">
      {isHere && (
        <Part quiet>
          <Suspense>
            <CountrySelect />
          </Suspense>
        </Part>
      )}
    </span>
  )
}
