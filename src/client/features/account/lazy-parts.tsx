import { laterPart } from '#client/lib/later-part.tsx'

const fetchOwnData = () => import('./own-data/own-data.tsx')
export const OwnData = laterPart(async () => (await fetchOwnData()).OwnData)

const fetchProfileEditor = () => import('./settings/profile-editor.tsx')
export const ProfileEditor = laterPart(async () => (await fetchProfileEditor()).ProfileEditor)

const fetchPhotoSetting = () => import('#client/features/fitting-room/photo-storage-setting.tsx')
export const PhotoStorageSetting = laterPart(async () => (await fetchPhotoSetting()).PhotoStorageSetting)

const fetchPhotographSetting = () => import('#client/features/fitting-room/photograph-consent-setting.tsx')
export const PhotographConsentSetting = laterPart(
  async () => (await fetchPhotographSetting()).PhotographConsentSetting,
)

const fetchSecurity = () => import('./security/security-section.tsx')
export const SecuritySection = laterPart(async () => (await fetchSecurity()).SecuritySection)

const fetchPasswordButton = () => import('./security/password-button.tsx')
export const PasswordButton = laterPart(async () => (await fetchPasswordButton()).PasswordButton)

const fetchInstall = () => import('./settings/install-setting.tsx')
export const InstallSetting = laterPart(async () => (await fetchInstall()).InstallSetting)

/** Fetched as soon as the page is there. The page's own code comes first. */
export const fetchSettingsParts = () =>
  Promise.all([fetchProfileEditor(), fetchPasswordButton(), fetchOwnData()])
export const fetchCleanSettingsParts = () =>
  Promise.all([fetchPhotoSetting(), fetchPhotographSetting(), fetchSecurity()])
