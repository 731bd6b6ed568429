import { useLoaderData } from 'react-router'
import { ConfirmWithdrawal } from '#client/features/legal/confirm-withdrawal.tsx'
import { askContact } from '#client/lib/ask-operator.ts'

export const loader = () => ({ contact: askContact() })

export function Component() {
  return <ConfirmWithdrawal contact={useLoaderData<typeof loader>().contact} />
}
