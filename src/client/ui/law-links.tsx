'use no memo' // At the foot of every page: caches would weigh more than they save.

import { lazy } from 'react'
import { withMessages } from '#client/i18n/with-messages.ts'
import { OnceHere } from './once-here.tsx'

const LawLinkList = lazy(async () => ({
  default: (await withMessages(import('./law-link-list.tsx'), 'region')).LawLinkList,
}))

/** The pages that the law of her country wants. */
export const LawLinks = () => (
  <OnceHere>
    <LawLinkList />
  </OnceHere>
)
