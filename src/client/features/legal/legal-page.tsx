import type { ReactNode } from 'react'
import { formatNumber } from '#client/i18n/format.ts'
import { inPhrases, t } from '#client/i18n/messages.ts'
import { ReadingPage } from '#client/ui/reading-page.tsx'
import { Paragraphs } from './addressed-paragraphs.tsx'

type Props = {
  title: string
  /** Of a title that is in another language than the page. */
  titleLang?: string | undefined
  /** What the page is about, or how old it is. */
  lead: string
  /** A heading and its text, where a new line starts a paragraph, and what follows it. Without a text it is all that is there. */
  sections: [title: string, text: string, more?: ReactNode, id?: string][]
  children?: ReactNode
}

export function LegalPage({ title, titleLang, lead, sections, children }: Props) {
  return (
    <ReadingPage
      back="/auth"
      pageTitle={`${title} · ${t('common.brand')}`}
      heading={inPhrases(title)}
      headingLang={titleLang}
      lead={lead}
    >
      {sections.map(([heading, text, more, id], index) => (
        <section
          key={heading}
          id={id}
          className="scroll-mt-6 border-t border-hairline py-8 first:border-t-0 first:pt-0"
        >
          <h2 className="font-display text-display-sm">
            {formatNumber(index + 1)}. {heading}
          </h2>
          {text && <Paragraphs text={text} />}
          {more}
        </section>
      ))}
      {children}
    </ReadingPage>
  )
}
