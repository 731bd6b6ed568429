import { useLoaderData } from 'react-router'
import { WithdrawalPage } from '#client/features/legal/withdrawal-page.tsx'
import { askContact, askOperator } from '#client/lib/ask-operator.ts'

export const loader = () => ({
  // The page does without it: the model form then names the address of the mailbox alone.
  operator: askOperator().catch(() => null),
  contact: askContact(),
})

export function Component() {
  return <WithdrawalPage {...useLoaderData<typeof loader>()} />
}
