'use no memo' // At the foot of every page: caches would weigh more than they save.

import { lazy, Suspense, useSyncExternalStore } from 'react'
import { withMessages } from '#client/i18n/with-messages.ts'
import { Part } from './part.tsx'

const LawLinkList = lazy(async () => ({
  default: (await withMessages(import('./law-link-list.tsx'), 'region')).LawLinkList,
}))

const never = () => () => undefined

/** The pages that the law of her country wants, once the page stands: the page that the build draws knows no country. */
export function LawLinks() {
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  return (
    isHere && (
      <Part quiet>
        <Suspense>
          <LawLinkList />
        </Suspense>
      </Part>
    )
  )
}
