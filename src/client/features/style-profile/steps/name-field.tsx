import { t } from '#client/i18n/messages.ts'
import { maxNameLength } from '@cabine/sophia/questions/onboarding.ts'

type Props = { value: string; onChange: (value: string) => void }

/** The field for the name, in the large display type. */
export const NameField = ({ value, onChange }: Props) => (
  <input
    aria-label={t('style-questions.nameLabel')}
    value={value}
    maxLength={maxNameLength}
    autoComplete="name"
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
    className="w-full min-w-0 rounded-none border-b border-edge bg-transparent py-3 font-display text-display-md outline-none transition-colors hover:border-ink focus-visible:border-accent focus-visible:shadow-[0_1px_0_0_var(--accent)]"
  />
)
