import { useId, useState, type ComponentProps, type ReactNode } from 'react'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { t } from '#client/i18n/messages.ts'
import { cx } from '#client/lib/class-names.ts'
import { describedBy, Field, inputStyle } from './field.tsx'

type Props = Omit<ComponentProps<'input'>, 'id' | 'type'> & {
  label: string
  error?: string
  hint?: ReactNode
}

export function PasswordField({ label, error, hint, className, ...rest }: Props) {
  const id = useId()
  const [visible, setVisible] = useState(false)
  const Icon = visible ? EyeOff : Eye
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <div className="relative">
        <input
          {...rest}
          id={id}
          type={visible ? 'text' : 'password'}
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, error, hint)}
          className={cx(inputStyle, 'pe-14', className)}
        />
        <button
          type="button"
          aria-pressed={visible}
          aria-controls={id}
          aria-label={t('common.showPassword', { field: label })}
          onClick={() => setVisible(!visible)}
          className="absolute inset-y-0 end-0.5 my-auto grid size-11 place-items-center rounded-full text-ink-soft hover:text-ink"
        >
          <Icon aria-hidden className="size-5" strokeWidth={1.5} />
        </button>
      </div>
    </Field>
  )
}
