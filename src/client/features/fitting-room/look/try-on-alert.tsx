import { t } from '#client/i18n/messages.ts'
import { Alert } from '#client/ui/alert.tsx'
import { failureText, isEndUnknown } from '../try-on/failure-text.ts'
import type { Failure } from '../flow.ts'

export function TryOnAlert({ failure }: { failure: Failure }) {
  return (
    <Alert title={t('fitting-room.errorTitle')}>
      <p>{failureText(failure)}</p>
      <p className="mt-1 text-sm text-ink-soft">
        {t(isEndUnknown(failure) ? 'try-on.errorEndUnknown' : 'try-on.errorNothingLost')}
      </p>
    </Alert>
  )
}
