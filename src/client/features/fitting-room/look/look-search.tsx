import { readAppState } from '#client/session/app-state.ts'
import { t } from '#client/i18n/messages.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/spinner.tsx'
import { openLook, useLookSearch } from './open-look.ts'
import { useTryOn } from '../try-on-store.ts'

/** Says that a look is being fetched, or why it cannot be shown here. */
export function LookSearch() {
  const { search } = useLookSearch()
  const { phase } = useTryOn()
  if (!search || search.status === 'shown' || (phase !== 'idle' && phase !== 'error')) return null
  if (search.status === 'opening')
    return (
      <output className="mb-6 flex items-center gap-3 text-ink-soft">
        <Spinner />
        {t('try-on.look_opening')}
      </output>
    )
  return (
    <output className="mb-6 block">
      <Alert tone="info" action={search.status === 'unreachable' && <Again name={search.name} />}>
        {t(`try-on.look_${search.status}`)}
      </Alert>
    </output>
  )
}

function Again({ name }: { name: string }) {
  const userId = readAppState()?.user.id
  if (!userId) return null
  return (
    <Button variant="outline" size="sm" onClick={() => void openLook(name, userId)}>
      {t('common.tryAgain')}
    </Button>
  )
}
