import { Suspense } from 'react'
import { laterPart } from '#client/lib/later-part.tsx'

/** The messages are those of the question for a passkey, which the whole site asks alike. */
const OfficePage = laterPart(async () => (await import('#client/features/office/office-page.tsx')).OfficePage)

export function Component() {
  return (
    <Suspense fallback={<main id="content" aria-busy="true" className="min-h-dvh" />}>
      <OfficePage />
    </Suspense>
  )
}
