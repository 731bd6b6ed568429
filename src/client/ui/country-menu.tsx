'use no memo' // At the foot of every page: caches would weigh more than they save.

import { lazy, Suspense } from 'react'
import { withMessages } from '#client/i18n/with-messages.ts'
import { Part } from './part.tsx'

/** The list of countries is fetched once the page stands. */
const CountrySelect = lazy(async () => ({
  default: (await withMessages(import('./country-select.tsx'), 'region')).CountrySelect,
}))

export const CountryMenu = () => (
  <span className="inline-flex min-h-11 min-w-32 items-center">
    <Part quiet>
      <Suspense>
        <CountrySelect />
      </Suspense>
    </Part>
  </span>
)
