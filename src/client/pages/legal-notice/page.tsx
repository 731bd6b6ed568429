import { useLoaderData } from 'react-router'
import { LegalNotice } from '#client/features/legal/legal-notice.tsx'
import { askOperator } from '#client/lib/ask-operator.ts'

export const loader = () => ({
  // What cannot be loaded is said on the page.
  operator: askOperator().catch(() => null),
})

export function Component() {
  return <LegalNotice operator={useLoaderData<typeof loader>().operator} />
}
