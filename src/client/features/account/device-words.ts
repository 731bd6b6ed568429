import { t } from '#client/i18n/messages.ts'

type Names = { browser: string | null; device: string | null }

/** The name by which she knows a device. Needs the area `own-data`. */
export function nameOfDevice({ browser, device }: Names) {
  if (browser && device) return t('own-data.deviceName', { browser, device })
  return browser ?? device ?? t('own-data.deviceUnknown')
}
