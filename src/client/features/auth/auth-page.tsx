import type { ReactNode } from 'react'
import { inPhrases, t } from '#client/i18n/messages.ts'
import { BackLink } from '#client/ui/back-link.tsx'
import { FittingScene } from '#client/ui/fitting-scene.tsx'
import { LanguageMenu } from '#client/ui/language-menu.tsx'

type Props = { pageTitle: string; title: string; lead: ReactNode; children?: ReactNode }

/** A page about one step of signing in, with a link back to the sign-in form. Needs the area `auth`. */
export function AuthPage({ pageTitle, title, lead, children }: Props) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-2">
      <title>{pageTitle}</title>
      <div className="flex flex-col px-5 pt-3 pb-8 sm:px-10 lg:px-16">
        <header className="flex flex-wrap items-center justify-between gap-x-4">
          <BackLink to="/auth?tab=signIn">{t('recovery.toSignIn')}</BackLink>
          <LanguageMenu />
        </header>
        <main
          id="content"
          className="mx-auto flex w-full max-w-md flex-1 flex-col pt-10 pb-6 lg:justify-center lg:py-6"
        >
          <h1 className="font-display text-display-md">{inPhrases(title)}</h1>
          <div className="mt-3 text-ink-soft [overflow-wrap:anywhere]">{lead}</div>
          <div className="mt-8">{children}</div>
        </main>
      </div>
      <FittingScene label={t('auth.sceneLabel')} className="sticky top-0 hidden h-dvh w-full lg:block" />
    </div>
  )
}
