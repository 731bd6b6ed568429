import { Suspense } from 'react'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { LanguageSetting } from '#client/features/account/language-setting.tsx'
import {
  fetchSettingsParts,
  OwnData,
  PasswordButton,
  ProfileEditor,
} from '#client/features/account/lazy-parts.tsx'
import { LogOutButton } from '#client/features/account/log-out-button.tsx'
import { SettingsSection } from '#client/ui/settings-section.tsx'
import { SubscriptionPart } from '#client/features/account/subscription-part.tsx'
import { t } from '#client/i18n/messages.ts'
import { useAppState } from '#client/session/app-state.ts'
import { buttonStyle } from '#client/ui/button-style.ts'
import { iconButtonStyle } from '#client/ui/icon-button.tsx'
import { Link } from '#client/ui/link.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { TextLink } from '#client/ui/text-link.tsx'

export function loader() {
  fetchSettingsParts().catch(() => undefined)
  return null
}

/** The first version of the settings (spec 1.2.21), and everything about the account itself. */
export function Component() {
  return (
    <main id="content" className="page pt-4 pb-20 lg:pt-8">
      <title>{t('settings.pageTitle')}</title>
      <Link to="/dashboard" aria-label={t('settings.back')} className={iconButtonStyle(false, '-ms-3')}>
        <ArrowLeft aria-hidden className="size-5 rtl:rotate-180" strokeWidth={1.5} />
      </Link>
      <h1 className="mt-2 font-display text-display-lg">{t('settings.title')}</h1>
      <div className="mt-8 lg:mt-12">
        <SettingsSection title={t('settings.accountSection')}>
          <Suspense fallback={<ProfileSkeleton />}>
            <ProfileEditor />
          </Suspense>
          <div className="mt-6 flex flex-wrap items-start gap-x-3 gap-y-4">
            <LogOutButton />
            <Suspense fallback={<Skeleton className="h-12 w-44 rounded-full" />}>
              <PasswordButton />
            </Suspense>
          </div>
        </SettingsSection>
        <SettingsSection title={t('account.languageSection')}>
          <LanguageSetting />
        </SettingsSection>
        <SettingsSection title={t('settings.subscriptionSection')}>
          <SubscriptionPart />
        </SettingsSection>
        <SettingsSection title={t('settings.supportSection')}>
          <div className="flex flex-wrap items-start gap-x-3 gap-y-4">
            <Link to="/help" className={buttonStyle('outline')}>
              {t('settings.helpCenter')}
            </Link>
            <ContactSupport />
          </div>
        </SettingsSection>
        <SettingsSection title={t('common.legal')}>
          <p className="-my-2.5 flex flex-wrap gap-x-8">
            <TextLink to="/privacy-policy">{t('common.privacy')}</TextLink>
            <TextLink to="/terms-of-service">{t('common.terms')}</TextLink>
            <TextLink to="/open-source-notices">{t('common.openSource')}</TextLink>
          </p>
        </SettingsSection>
        <Suspense fallback={<DataSkeleton />}>
          <OwnData />
        </Suspense>
      </div>
    </main>
  )
}

/** A mail to the operator's address; without one the answers, which end with the other ways. */
function ContactSupport() {
  const email = useAppState()?.support_email
  if (email)
    return (
      <a href={`mailto:${email}`} className={buttonStyle('outline')}>
        {t('settings.contactSupport')}
      </a>
    )
  return (
    <Link to="/help#contact" className={buttonStyle('outline')}>
      {t('settings.contactSupport')}
    </Link>
  )
}

const ProfileSkeleton = () => (
  <div className="flex flex-wrap items-center gap-5">
    <Skeleton className="size-20 shrink-0 rounded-full" />
    <div className="grid flex-1 basis-48 gap-2">
      <Skeleton className="h-6 w-36" />
      <Skeleton className="h-5 w-52 max-w-full" />
    </div>
    <Skeleton className="h-12 w-40 rounded-full" />
  </div>
)

/** As tall as the content that replaces it, so that the page does not jump. */
const DataSkeleton = () => (
  <>
    {['h-40', 'h-64', 'h-36', 'h-36'].map((height, index) => (
      <div
        key={index}
        className="grid gap-5 border-t border-hairline py-8 md:grid-cols-[minmax(0,1fr)_minmax(0,2fr)] md:gap-8 md:py-10"
      >
        <Skeleton className="h-8 w-44" />
        <Skeleton className={height} />
      </div>
    ))}
  </>
)
