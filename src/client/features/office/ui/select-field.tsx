import { useId, type ComponentProps, type ReactNode } from 'react'
import { describedBy, Field, inputStyle } from '#client/ui/field.tsx'

type Props = Omit<ComponentProps<'select'>, 'id'> & {
  label: string
  hint?: ReactNode
  options: readonly { value: string; label: string }[]
}

export function SelectField({ label, hint, options, ...rest }: Props) {
  const id = useId()
  return (
    <Field id={id} label={label} hint={hint}>
      <select {...rest} id={id} aria-describedby={describedBy(id, undefined, hint)} className={inputStyle}>
        {options.map((option) => (
          <option key={option.value} value={option.value} className="bg-raised text-ink">
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  )
}
