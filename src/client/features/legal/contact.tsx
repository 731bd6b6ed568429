import { use } from 'react'
import { t } from '#client/i18n/messages.ts'
import { rich } from '#client/i18n/rich.ts'
import { askOperator } from '#client/lib/ask-operator.ts'
import { TextLink } from '#client/ui/text-link.tsx'

/** Where shoppers write to, if the operator has said so; without an answer the other ways are shown. */
export const askSupportEmail = () =>
  askOperator().then(
    ({ supportEmail }) => supportEmail,
    () => null,
  )

/** The last way of the help page: never a dead end, with or without an address. Needs the area `help`. */
export function Contact({ asked }: { asked: Promise<string | null> }) {
  const email = use(asked)
  if (!email)
    return (
      <>
        <p>{t('help.contactNone')}</p>
        <p className="flex flex-wrap gap-x-8">
          <TextLink to="/status">{t('help.contactLink')}</TextLink>
          <TextLink to="/privacy-policy">{t('common.privacy')}</TextLink>
        </p>
      </>
    )
  return (
    <p>
      {rich('help.contact', {
        address: (
          <a href={`mailto:${email}`} className="link [overflow-wrap:anywhere]">
            {email}
          </a>
        ),
      })}
    </p>
  )
}
