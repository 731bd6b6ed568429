import { Suspense } from 'react'
import { withMessages } from '#client/i18n/with-messages.ts'
import { laterPart } from '#client/lib/later-part.tsx'

/** The messages are those of the question for a passkey, which the whole site asks alike. */
const OfficePage = laterPart(
  async () =>
    (await withMessages(import('#client/features/office/office-page.tsx'), 'ways', 'auth')).OfficePage,
)

export function Component() {
  return (
    <Suspense fallback={<main id="content" aria-busy="true" className="min-h-dvh" />}>
      <OfficePage />
    </Suspense>
  )
}
