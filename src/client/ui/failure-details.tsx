import { t } from '#client/i18n/messages.ts'

/** What somebody who helps her can use, small below the sentence that says what she can do. */
export const Details = ({ children }: { children: string }) => (
  <p className="mt-1 text-sm text-ink-soft">{t('common.details', { text: children })}</p>
)
