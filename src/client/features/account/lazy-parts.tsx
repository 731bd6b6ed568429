import { laterPart } from '#client/lib/later-part.tsx'
import { withMessages } from '#client/i18n/with-messages.ts'

const fetchOwnData = () => withMessages(import('./own-data/own-data.tsx'), 'own-data', 'leaving', 'catalogue')
export const OwnData = laterPart(async () => (await fetchOwnData()).OwnData)

const fetchProfileEditor = () =>
  withMessages(import('./settings/profile-editor.tsx'), 'photos', 'photo-notes')
export const ProfileEditor = laterPart(async () => (await fetchProfileEditor()).ProfileEditor)

const fetchPhotoSetting = () =>
  withMessages(import('#client/features/fitting-room/photo-storage-setting.tsx'), 'photo-choices')
export const PhotoStorageSetting = laterPart(async () => (await fetchPhotoSetting()).PhotoStorageSetting)

const fetchPhotographSetting = () =>
  withMessages(import('#client/features/fitting-room/photograph-consent-setting.tsx'), 'photograph')
export const PhotographConsentSetting = laterPart(
  async () => (await fetchPhotographSetting()).PhotographConsentSetting,
)

const fetchSecurity = () =>
  withMessages(
    import('./security/security-section.tsx'),
    'security',
    'recovery',
    'auth',
    'ways',
    'second-factor',
    'activity',
    'own-data',
    'catalogue',
  )
export const SecuritySection = laterPart(async () => (await fetchSecurity()).SecuritySection)

const fetchPasswordButton = () =>
  withMessages(import('./security/password-button.tsx'), 'security', 'recovery', 'auth')
export const PasswordButton = laterPart(async () => (await fetchPasswordButton()).PasswordButton)

const fetchInstall = () => withMessages(import('./settings/install-setting.tsx'), 'shell')
export const InstallSetting = laterPart(async () => (await fetchInstall()).InstallSetting)

export const RemovalProof = laterPart(async () => {
  const part = import('#client/features/auth/removal-proof.tsx')
  return (await withMessages(part, 'ways', 'auth')).RemovalProof
})

const fetchAccountProof = () =>
  withMessages(import('#client/features/auth/account-proof.tsx'), 'ways', 'auth')
export const AccountProof = laterPart(async () => (await fetchAccountProof()).AccountProof)
export const EndAccountOutcome = laterPart(async () => (await fetchAccountProof()).EndAccountOutcome)

/** Fetched as soon as the page is there. The page's own code comes first. */
export const fetchSettingsParts = () =>
  Promise.all([fetchProfileEditor(), fetchPasswordButton(), fetchOwnData()])
export const fetchCleanSettingsParts = () =>
  Promise.all([fetchPhotoSetting(), fetchPhotographSetting(), fetchSecurity()])
