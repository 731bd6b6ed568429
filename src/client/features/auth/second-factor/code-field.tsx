import type { ComponentProps } from 'react'
import { t } from '#client/i18n/messages.ts'
import { TextField } from '#client/ui/text-field.tsx'

type Props = { value: string; onChange: (code: string) => void; error: string | undefined } & Pick<
  ComponentProps<'input'>,
  'ref'
>

/** For the six digits of an authenticator app, which password managers fill in by themselves. */
export const CodeField = ({ value, onChange, error, ref }: Props) => (
  <TextField
    ref={ref}
    label={t('second-factor.code')}
    name="code"
    inputMode="numeric"
    autoComplete="one-time-code"
    dir="ltr"
    maxLength={7}
    required
    value={value}
    onChange={({ target }) => onChange(target.value)}
    {...(error && { error })}
  />
)

export const isCode = (typed: string) => /^\d{6}$/.test(typed.replaceAll(/\s/g, ''))
