import type { ReactNode } from 'react'
import { t } from '#client/i18n/messages.ts'
import { Logo } from './logo.tsx'
import { SiteFooter } from './site-footer.tsx'

type Props = { title: string; children: ReactNode }

/** A page to which somebody was sent to answer one question: nothing around it leads away but the logo and the foot. */
export function BarePage({ title, children }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <title>{`${title} · ${t('common.brand')}`}</title>
      <header className="page flex h-20 items-center">
        <Logo />
      </header>
      <main id="content" className="page flex-1 pt-8 pb-20 lg:pt-16">
        {children}
      </main>
      <SiteFooter />
    </div>
  )
}
