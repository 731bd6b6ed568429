import { t } from '#client/i18n/messages.ts'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { GoogleMark } from './google/google-mark.tsx'
import { useGoogleOffered } from './site-ways.ts'

/** A full page load, because Google's sign-in cannot be shown in a frame. */
export const googlePath = (params: { next?: string | null; for?: 'connect' | 'prove' }) => {
  const given = Object.entries(params).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return `/api/auth/google${given.length > 0 ? `?${new URLSearchParams(given)}` : ''}`
}

/** Keeps its place until the server has said whether Google is offered, so that nothing jumps. */
export function GoogleButton({ next }: { next: string | null }) {
  const offered = useGoogleOffered()
  if (offered === null) return <Skeleton className="h-12 rounded-full" />
  if (!offered) return null
  return (
    <a href={googlePath({ next })} className={buttonStyle('outline', 'md', 'w-full bg-raised')}>
      <GoogleMark />
      {t('auth.continueWithGoogle')}
    </a>
  )
}

/** The line between the other sign-in methods and the email form. */
export function OrWithEmail() {
  return (
    <p className="my-6 flex items-center gap-4 text-sm text-ink-soft before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
      {t('auth.orWithEmail')}
    </p>
  )
}
