import type { ReactNode } from 'react'
import { Moon, Sun } from 'lucide-react'
import { useShopper } from '#client/features/account/app-state-store.ts'
import { LogOutButton } from '#client/features/account/log-out-button.tsx'
import { PlanCard } from '#client/features/account/plan-card.tsx'
import { PhotoStorageSetting } from '#client/features/photos/photo-storage-setting.tsx'
import { languageNames, languages, useLanguage } from '#client/i18n/language.ts'
import { setLanguage, t } from '#client/i18n/messages.ts'
import { setTheme, useTheme } from '#client/shell/theme.ts'
import { Link } from '#client/ui/link.tsx'
import { Segmented } from '#client/ui/segmented.tsx'

export function Component() {
  return (
    <main id="content" className="page pt-8 pb-20 lg:pt-14">
      <title>{t('account.pageTitle')}</title>
      <h1 className="font-display text-display-lg">{t('account.title')}</h1>
      <div className="mt-8 lg:mt-12">
        <Section title={t('account.planSection')}>
          <PlanCard />
        </Section>
        <Section title={t('account.photosSection')}>
          <PhotoStorageSetting />
        </Section>
        <Section title={t('account.languageSection')}>
          <LanguageChoice />
        </Section>
        <Section title={t('account.themeSection')}>
          <ThemeChoice />
        </Section>
        <Section title={t('account.sessionSection')}>
          <Session />
        </Section>
        <Section title={t('account.legalSection')}>
          <p className="-my-2.5 flex flex-wrap gap-x-8">
            <LegalLink to="/terms-of-service">{t('common.terms')}</LegalLink>
            <LegalLink to="/privacy-policy">{t('common.privacy')}</LegalLink>
          </p>
        </Section>
      </div>
    </main>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5 border-t border-hairline py-8 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:gap-8 md:py-10">
      <h2 className="font-display text-display-sm">{title}</h2>
      <div>{children}</div>
    </section>
  )
}

function LanguageChoice() {
  return (
    <Segmented
      label={t('account.languageSection')}
      value={useLanguage()}
      onChange={(language) => void setLanguage(language)}
      options={languages.map((value) => ({ value, label: languageNames[value] }))}
    />
  )
}

function ThemeChoice() {
  return (
    <Segmented
      label={t('account.themeSection')}
      value={useTheme()}
      onChange={setTheme}
      options={[
        {
          value: 'light',
          label: t('account.themeLight'),
          icon: <Sun aria-hidden className="size-4" strokeWidth={1.75} />,
        },
        {
          value: 'dark',
          label: t('account.themeDark'),
          icon: <Moon aria-hidden className="size-4" strokeWidth={1.75} />,
        },
      ]}
    />
  )
}

function Session() {
  const shopper = useShopper()
  return (
    <>
      {shopper && <p className="mb-5">{t('account.signedInAs', { email: shopper.email })}</p>}
      <LogOutButton />
    </>
  )
}

function LegalLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="link inline-flex min-h-11 items-center">
      {children}
    </Link>
  )
}
