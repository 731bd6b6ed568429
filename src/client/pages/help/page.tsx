import { Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { Contact, askSupportEmail } from '#client/features/legal/contact.tsx'
import { t } from '#client/i18n/messages.ts'
import type { MessageKey } from '#client/i18n/areas.ts'
import { ReadingPage } from '#client/ui/reading-page.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { TextLink } from '#client/ui/text-link.tsx'

type Way = { to: string; words: MessageKey }
type Answer = { id: string; title: MessageKey; text: MessageKey; links?: Way[] }

/** What shoppers ask most, the most frequent first. */
const answers: readonly Answer[] = [
  {
    id: 'try-on',
    title: 'help.tryOnTitle',
    text: 'help.tryOn',
    links: [{ to: '/fitting-room', words: 'help.tryOnLink' }],
  },
  { id: 'photos', title: 'help.whichTitle', text: 'help.which' },
  {
    id: 'photo',
    title: 'help.photoTitle',
    text: 'help.photo',
    links: [
      { to: '/settings-clean', words: 'help.photoLink' },
      { to: '/privacy-policy', words: 'help.photoPolicy' },
    ],
  },
  {
    id: 'credits',
    title: 'help.creditsTitle',
    text: 'help.credits',
    links: [{ to: '/settings#credits', words: 'help.creditsLink' }],
  },
  {
    id: 'luxe',
    title: 'help.luxeTitle',
    text: 'help.luxe',
    links: [{ to: '/settings-clean', words: 'help.luxeLink' }],
  },
  {
    id: 'refunds',
    title: 'help.refundTitle',
    text: 'help.refund',
    links: [{ to: '/terms-of-service', words: 'help.refundLink' }],
  },
  {
    id: 'sizes',
    title: 'help.sizesTitle',
    text: 'help.sizes',
    links: [{ to: '/settings-clean#measures', words: 'help.sizesLink' }],
  },
  { id: 'result', title: 'help.resultTitle', text: 'help.result' },
  {
    id: 'sign-in',
    title: 'help.signInTitle',
    text: 'help.signIn',
    links: [{ to: '/forgot-password', words: 'help.signInLink' }],
  },
  { id: 'orders', title: 'help.orderTitle', text: 'help.order' },
  {
    id: 'data',
    title: 'help.leaveTitle',
    text: 'help.leave',
    links: [{ to: '/settings#export', words: 'help.leaveLink' }],
  },
]

export const loader = () => ({ email: askSupportEmail() })

export function Component() {
  const { email } = useLoaderData<typeof loader>()
  return (
    <ReadingPage
      back="/dashboard"
      pageTitle={t('help.pageTitle')}
      heading={t('help.title')}
      lead={t('help.lead')}
    >
      {answers.map(({ id, title, text, links = [] }) => (
        <section
          key={id}
          id={id}
          className="scroll-mt-6 border-t border-hairline py-8 first:border-t-0 first:pt-0"
        >
          <h2 className="font-display text-display-sm">{t(title)}</h2>
          <p className="mt-4">{t(text)}</p>
          {links.length > 0 && (
            <p className="mt-2 flex flex-wrap gap-x-8">
              {links.map(({ to, words }) => (
                <TextLink key={to} to={to}>
                  {t(words)}
                </TextLink>
              ))}
            </p>
          )}
        </section>
      ))}
      <section id="contact" className="scroll-mt-6 border-t border-hairline py-8">
        <h2 className="font-display text-display-sm">{t('help.contactTitle')}</h2>
        <div className="mt-4 grid min-h-24 content-start gap-2">
          <Suspense fallback={<Skeleton className="h-12" />}>
            <Contact asked={email} />
          </Suspense>
        </div>
      </section>
    </ReadingPage>
  )
}
