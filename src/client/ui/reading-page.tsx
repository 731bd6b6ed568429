import type { ReactNode } from 'react'
import { t } from '#client/i18n/messages.ts'
import { BackLink } from './back-link.tsx'
import { Logo } from './logo.tsx'
import { SiteFooter } from './site-footer.tsx'

type Props = {
  /** Where the way back leads. */
  back: string
  pageTitle: string
  heading: ReactNode
  /** Where the heading is in another language than the page. */
  headingLang?: string | undefined
  lead: string
  children: ReactNode
}

/** A page to read: its heading stays beside a column of text. */
export function ReadingPage({ back, pageTitle, heading, headingLang, lead, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{pageTitle}</title>
      <header className="page flex h-20 items-center justify-between gap-4">
        <BackLink to={back}>{t('common.back')}</BackLink>
        <Logo />
      </header>
      <main
        id="content"
        className="page flex-1 pt-8 pb-20 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16 lg:pt-16 lg:pb-28"
      >
        <div className="lg:sticky lg:top-16 lg:self-start">
          <h1 lang={headingLang} className="font-display text-display-md">
            {heading}
          </h1>
          <p className="mt-4 text-ink-soft">{lead}</p>
        </div>
        <div className="max-w-[68ch] max-lg:mt-12">{children}</div>
      </main>
      <SiteFooter />
    </div>
  )
}
