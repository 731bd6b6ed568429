import { Suspense } from 'react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useLoaderData } from 'react-router'
import { Contact, askSupportEmail } from '#client/features/legal/contact.tsx'
import { t } from '#client/i18n/messages.ts'
import type { MessageKey } from '#client/i18n/areas.ts'
import { buttonStyle } from '#client/ui/button-style.ts'
import { Link } from '#client/ui/link.tsx'
import { Logo } from '#client/ui/logo.tsx'
import { SiteFooter } from '#client/ui/site-footer.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'

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
    <div className="flex min-h-dvh flex-col">
      <title>{t('help.pageTitle')}</title>
      <header className="page flex h-20 items-center justify-between gap-4">
        <Link to="/dashboard" className={buttonStyle('quiet', 'sm', '-ms-4')}>
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
          <h1 className="font-display text-display-md">{t('help.title')}</h1>
          <p className="mt-4 text-ink-soft">{t('help.lead')}</p>
        </div>
        <div className="max-w-[68ch] max-lg:mt-12">
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
                  <Link to={link.to} className="link inline-flex min-h-11 items-center">
                    {t(link.words)}
                  </Link>
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
        </div>
      </main>
      <SiteFooter />
    </div>
  )
}
