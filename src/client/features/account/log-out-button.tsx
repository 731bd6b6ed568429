import { startTransition, useActionState } from 'react'
import { forgetWishlist } from '#client/features/wishlist/wishlist-store.ts'
import { t } from '#client/i18n/messages.ts'
import { api, request } from '#client/lib/api.ts'
import { Button } from '#client/ui/button.tsx'

/** Leaves in any case: whoever wants to go must not be kept by a server that does not answer. */
async function logOut() {
  const { redirectTo } = await request(api.auth.logout.$post()).catch(() => ({ redirectTo: '/' }))
  forgetWishlist()
  // A full page load: nothing of hers stays in this tab's memory.
  location.assign(redirectTo)
}

export function LogOutButton() {
  const [, leave, pending] = useActionState(logOut, undefined)
  return (
    <Button variant="outline" loading={pending} onClick={() => startTransition(leave)}>
      {pending ? t('account.loggingOut') : t('account.logOut')}
    </Button>
  )
}
