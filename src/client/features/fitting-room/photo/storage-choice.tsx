import { useId } from 'react'
import Cloud from 'lucide-react/icons/cloud'
import Smartphone from 'lucide-react/icons/smartphone'
import { t } from '#client/i18n/messages.ts'

export type PhotoStorage = 'device' | 'account'

const choices = [
  { value: 'device', Icon: Smartphone },
  { value: 'account', Icon: Cloud },
] as const

type Props = {
  name?: string
  disabled?: boolean
} & ({ value: PhotoStorage | null; onChange: (value: PhotoStorage) => void } | { defaultValue: PhotoStorage })

/** The choice of where photos are kept, as two cards of the same size and look. */
export function StorageChoice({ name, disabled, ...rest }: Props) {
  const ownName = useId()
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {choices.map(({ value, Icon }) => (
        <label
          key={value}
          className="relative grid grid-cols-[auto_1fr] content-start gap-x-3 gap-y-1 rounded-lg border border-edge p-4 transition-colors duration-(--duration-quick) hover:border-ink has-checked:border-accent has-checked:bg-tint has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name ?? ownName}
            value={value}
            disabled={disabled}
            {...('onChange' in rest
              ? { checked: rest.value === value, onChange: () => rest.onChange(value) }
              : { defaultChecked: rest.defaultValue === value })}
            className="absolute inset-0 appearance-none rounded-lg outline-none"
          />
          <Icon aria-hidden className="mt-0.5 size-5" strokeWidth={1.5} />
          <span className="font-medium">{t(`photo-choices.${value}`)}</span>
          <span className="col-start-2 text-sm text-ink-soft">{t(`photo-choices.${value}Text`)}</span>
        </label>
      ))}
    </div>
  )
}
