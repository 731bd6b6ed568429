import { t } from '#client/i18n/messages.ts'

type Names = { assistant?: string | null; browser: string | null; device: string | null }

/** The name by which she knows a device, or an assistant of hers. Needs the area `own-data`. */
export function nameOfDevice({ assistant, browser, device }: Names) {
  if (assistant) return assistant
  if (browser && device) return t('own-data.deviceName', { browser, device })
  return browser ?? device ?? t('own-data.deviceUnknown')
}
