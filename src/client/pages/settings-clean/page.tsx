import { Suspense } from 'react'
import ArrowRight from 'lucide-react/icons/arrow-right'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useShopper } from '#client/session/app-state.ts'
import { LanguageSetting } from '#client/features/account/language-setting.tsx'
import {
  fetchCleanSettingsParts,
  InstallSetting,
  PhotographConsentSetting,
  PhotoStorageSetting,
  SecuritySection,
} from '#client/features/account/lazy-parts.tsx'
import { LogOutButton } from '#client/features/account/log-out-button.tsx'
import { PlanCard } from '#client/features/account/plan-card.tsx'
import { SettingsSection } from '#client/ui/settings-section.tsx'
import { fetchMeasuresSetting, MeasuresSetting } from '#client/features/measures/lazy-parts.tsx'
import { RegionSetting } from '#client/features/region/lazy-parts.tsx'
import { StyleSetting } from '#client/features/style-profile/style-setting.tsx'
import { t } from '#client/i18n/messages.ts'
import { Link } from '#client/ui/link.tsx'
import { Segmented } from '#client/ui/segmented.tsx'
import { Skeleton } from '#client/ui/skeleton.tsx'
import { chooseTheme, themeChoices, themeWords, useThemeChoice } from '#client/ui/theme.ts'
import { TextLink } from '#client/ui/text-link.tsx'

export function loader() {
  fetchCleanSettingsParts().catch(() => undefined)
  fetchMeasuresSetting().catch(() => undefined)
  return null
}

export function Component() {
  return (
    <main id="content" className="page pt-8 pb-20 lg:pt-14">
      <title>{t('account.pageTitle')}</title>
      <h1 className="font-display text-display-lg">{t('account.title')}</h1>
      <div className="mt-8 lg:mt-12">
        <SettingsSection title={t('account.planSection')}>
          <PlanCard />
        </SettingsSection>
        <SettingsSection title={t('account.photosSection')}>
          <Suspense fallback={<Skeleton className="h-64 sm:h-36" />}>
            <PhotoStorageSetting />
            <div className="mt-8 empty:hidden">
              <PhotographConsentSetting />
            </div>
          </Suspense>
        </SettingsSection>
        <SettingsSection id="measures" title={t('account.measuresSection')}>
          <Suspense fallback={<Skeleton className="h-40" />}>
            <MeasuresSetting />
          </Suspense>
        </SettingsSection>
        <StyleSetting />
        <SettingsSection title={t('account.languageSection')}>
          <LanguageSetting />
        </SettingsSection>
        <SettingsSection id="country" title={t('account.countrySection')}>
          <Suspense fallback={<Skeleton className="h-28" />}>
            <RegionSetting />
          </Suspense>
        </SettingsSection>
        <SettingsSection title={t('theme.title')}>
          <ThemeSetting />
        </SettingsSection>
        <SettingsSection title={t('account.sessionSection')}>
          <Session />
        </SettingsSection>
        <Suspense fallback={<Skeleton className="my-8 h-190 sm:h-120" />}>
          <SecuritySection />
        </Suspense>
        <Suspense>
          <InstallSetting />
        </Suspense>
        <SettingsSection title={t('account.moreSection')}>
          <Link to="/settings" className="link -my-2.5 inline-flex min-h-11 items-center gap-2">
            {t('account.more')}
            <ArrowRight aria-hidden className="size-4 shrink-0 rtl:rotate-180" strokeWidth={1.75} />
          </Link>
        </SettingsSection>
        <SettingsSection title={t('account.legalSection')}>
          <p className="-my-2.5 flex flex-wrap gap-x-8">
            <TextLink to="/help">{t('common.help')}</TextLink>
            <TextLink to="/terms-of-service">{t('common.terms')}</TextLink>
            <TextLink to="/privacy-policy">{t('common.privacy')}</TextLink>
            <TextLink to="/open-source-notices">{t('common.openSource')}</TextLink>
          </p>
        </SettingsSection>
      </div>
    </main>
  )
}

const themeIcons = {
  light: <Sun aria-hidden className="size-4 max-sm:hidden" strokeWidth={1.75} />,
  dark: <Moon aria-hidden className="size-4 max-sm:hidden" strokeWidth={1.75} />,
  device: undefined,
}

/** Visitors have the same choice at the foot of a page (ui/theme-menu.tsx). */
function ThemeSetting() {
  return (
    <>
      <Segmented
        label={t('theme.title')}
        value={useThemeChoice()}
        onChange={chooseTheme}
        options={themeChoices.map((value) => ({
          value,
          label: t(themeWords[value]),
          icon: themeIcons[value],
        }))}
      />
      <p className="mt-3 text-sm text-ink-soft">{t('theme.hint')}</p>
    </>
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
