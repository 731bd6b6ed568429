import { Suspense } from 'react'
import { useLoaderData } from 'react-router'
import { Contact, askSupportEmail } from '#client/features/legal/contact.tsx'
import { t } from '#client/i18n/messages.ts'
import type { MessageKey } from '#client/i18n/areas.ts'
import { ReadingPage } from '#client/ui/reading-page.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { TextLink } from '#client/ui/text-link.tsx'

type Answer = { id: string; title: MessageKey; text: MessageKey; link?: { to: string; words: MessageKey } }

/** What shoppers ask most, the most frequent first. */
const answers: readonly Answer[] = [
  {
    id: 'try-on',
    title: 'help.tryOnTitle',
    text: 'help.tryOn',
    link: { to: '/fitting-room', words: 'help.tryOnLink' },
  },
  {
    id: 'photo',
    title: 'help.photoTitle',
    text: 'help.photo',
    link: { to: '/settings-clean', words: 'help.photoLink' },
  },
  {
    id: 'credits',
    title: 'help.creditsTitle',
    text: 'help.credits',
    link: { to: '/settings#credits', words: 'help.creditsLink' },
  },
  {
    id: 'luxe',
    title: 'help.luxeTitle',
    text: 'help.luxe',
    link: { to: '/settings-clean', words: 'help.luxeLink' },
  },
  { id: 'result', title: 'help.resultTitle', text: 'help.result' },
  {
    id: 'sign-in',
    title: 'help.signInTitle',
    text: 'help.signIn',
    link: { to: '/forgot-password', words: 'help.signInLink' },
  },
  { id: 'orders', title: 'help.orderTitle', text: 'help.order' },
  {
    id: 'data',
    title: 'help.leaveTitle',
    text: 'help.leave',
    link: { to: '/settings#export', words: 'help.leaveLink' },
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
      {answers.map(({ id, title, text, link }) => (
        <section
          key={id}
          id={id}
          className="scroll-mt-6 border-t border-hairline py-8 first:border-t-0 first:pt-0"
        >
          <h2 className="font-display text-display-sm">{t(title)}</h2>
          <p className="mt-4">{t(text)}</p>
          {link && (
            <p className="mt-2">
              <TextLink to={link.to}>{t(link.words)}</TextLink>
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
