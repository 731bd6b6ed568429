import { useNavigation } from 'react-router'
import { t } from '#client/i18n/messages.ts'
import { Spinner } from '#client/ui/spinner.tsx'

/** A line along the top while the next page loads. It waits a moment, because most pages are there before that. */
export function NavigationProgress() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <output className="fixed inset-x-0 top-0 z-30 h-0.5 origin-left animate-wait bg-accent rtl:origin-right">
      <span className="sr-only">{t('common.loading')}</span>
    </output>
  )
}

/** Before the first page: nothing for a moment, then a sign that it is loading. */
export function FirstLoad() {
  return (
    <div className="grid min-h-dvh animate-appear place-items-center text-ink-soft">
      <Spinner className="size-6" />
    </div>
  )
}
