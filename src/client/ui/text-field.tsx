import { useId, type ComponentProps, type ReactNode } from 'react'
import { cx } from '#client/lib/class-names.ts'
import { describedBy, Field, inputStyle } from './field.tsx'

type Props = Omit<ComponentProps<'input'>, 'id'> & { label: string; error?: string; hint?: ReactNode }

export function TextField({ label, error, hint, className, ...rest }: Props) {
  const id = useId()
  return (
    <Field id={id} label={label} error={error} hint={hint}>
      <input
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, error, hint)}
        className={cx(inputStyle, className)}
      />
    </Field>
  )
}
