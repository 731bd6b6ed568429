import { startTransition, useActionState } from 'react'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { logOut } from './log-out.ts'

/** Logs out even if the server does not answer: the shopper must always be able to leave. */
async function leave() {
  const { to } = await logOut()
  // A full page load, so that nothing about the shopper stays in this tab's memory.
  location.assign(to)
}

/** Needs the area `account`. */
export function LogOutButton() {
  const [, act, pending] = useActionState(leave, undefined)
  return (
    <Button variant="outline" loading={pending} onClick={() => startTransition(act)}>
      {pending ? t('account.loggingOut') : t('account.logOut')}
    </Button>
  )
}
