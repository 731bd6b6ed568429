import { use } from 'react'
import { t } from '#client/i18n/messages.ts'
import { Button } from '#client/ui/button.tsx'
import { chooseTemplates, useChosen } from './selection-store.ts'
import type { Templates } from './studio-calls.ts'

export function SelectionButtons({ templates }: { templates: Templates }) {
  const found = use(templates)
  const count = useChosen().size
  if (!found || found.length === 0) return null
  return (
    <div className="flex flex-wrap gap-2 max-sm:-ms-4">
      <Button
        variant="quiet"
        size="sm"
        disabled={found.length === count}
        onClick={() => chooseTemplates(found.map(({ id }) => id))}
      >
        {t('studio.selectAll')}
      </Button>
      <Button variant="quiet" size="sm" disabled={count === 0} onClick={() => chooseTemplates([])}>
        {t('studio.clear')}
      </Button>
    </div>
  )
}
