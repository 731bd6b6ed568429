import type { Look } from '@cabine/engine'
import { t } from '#client/i18n/messages.ts'
import { Segmented } from '#client/ui/segmented.tsx'

type Layering = NonNullable<Look['layering']>
type Props = { value: Layering; onChange: (layering: Layering) => void }

/** For a look that can be made over her clothes or without them. The other one is made on this device and costs nothing. */
export const LayeringChoice = ({ value, onChange }: Props) => (
  <Segmented
    label={t('try-on.layering')}
    options={[
      { value: 'over', label: t('try-on.layering_over') },
      { value: 'bare', label: t('try-on.layering_bare') },
    ]}
    value={value}
    onChange={onChange}
    className="justify-self-start"
  />
)
