import { use } from 'react'
import { useLocation } from 'react-router'
import { loadMessages, t } from '#client/i18n/messages.ts'
import { logInPath } from '#client/session/next-path.ts'
import { buttonStyle } from '#client/ui/button-style.ts'

const sentences = loadMessages('signed-out')

/** The way to log in opens beside this page, so that nothing of what she did here is lost; once she has, the notice goes. */
export function SignedOutNotice() {
  use(sentences)
  const { pathname, search } = useLocation()
  return (
    <div
      role="alert"
      className="fixed inset-x-3 bottom-[max(5.5rem,env(safe-area-inset-bottom))] [:root:has([data-room])_&]:max-sm:bottom-[calc(9rem+env(safe-area-inset-bottom))] z-30 mx-auto flex max-w-2xl flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg bg-raised p-4 shadow-float sm:bottom-6 sm:px-6"
    >
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-medium">{t('signed-out.title')}</p>
        <p className="text-sm text-ink-soft">{t('signed-out.text')}</p>
      </div>
      <a
        href={logInPath(pathname + search)}
        target="_blank"
        rel="noopener"
        className={buttonStyle('primary', 'sm')}
      >
        {t('common.logIn')}
      </a>
    </div>
  )
}
