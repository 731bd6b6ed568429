import type { ReactNode } from 'react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { formatNumber } from '#client/i18n/format.ts'
import { inPhrases, t } from '#client/i18n/messages.ts'
import { Logo } from '#client/ui/logo.tsx'
import { SiteFooter } from '#client/ui/site-footer.tsx'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Link } from '#client/ui/link.tsx'

type Props = {
  title: string
  /** Of a title that is in another language than the page. */
  titleLang?: string | undefined
  /** What the page is about, or how old it is. */
  lead: string
  /** A heading and its text, where a new line starts a paragraph, and what follows it. */
  sections: [title: string, text: string, more?: ReactNode, id?: string][]
  children?: ReactNode
}

export function LegalPage({ title, titleLang, lead, sections, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${title} · ${t('common.brand')}`}</title>
      <header className="page flex h-20 items-center justify-between gap-4">
        <Link to="/auth" className={buttonStyle('quiet', 'sm', '-ms-4')}>
          <ArrowLeft aria-hidden className="size-4 rtl:-scale-x-100" strokeWidth={1.75} />
          {t('common.back')}
        </Link>
        <Logo />
      </header>
      <main
        id="content"
        className="page flex-1 pt-8 pb-20 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] lg:gap-16 lg:pt-16 lg:pb-28"
      >
        <div className="lg:sticky lg:top-16 lg:self-start">
          <h1 lang={titleLang} className="font-display text-display-md">
            {inPhrases(title)}
          </h1>
          <p className="mt-4 text-ink-soft">{lead}</p>
        </div>
        <div className="max-w-[68ch] max-lg:mt-12">
          {sections.map(([heading, text, more, id], index) => (
            <section
              key={heading}
              id={id}
              className="scroll-mt-6 border-t border-hairline py-8 first:border-t-0 first:pt-0"
            >
              <h2 className="font-display text-display-sm">
                {formatNumber(index + 1)}. {heading}
              </h2>
              {text.split('\n').map((paragraph) => (
                <p key={paragraph} className="mt-4">
                  {paragraph}
                </p>
              ))}
              {more}
            </section>
          ))}
          {children}
        </div>
      </main>
      <SiteFooter />
    </div>
  )
}
