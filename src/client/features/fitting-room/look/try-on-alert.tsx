import { t } from '#client/i18n/messages.ts'
import { Alert } from '#client/ui/alert.tsx'
import { Details } from '#client/ui/failure-details.tsx'
import { TextLink } from '#client/ui/text-link.tsx'
import { failureText, isEndUnknown, isOfPhoto } from '../try-on/failure-text.ts'
import type { Failure } from '../try-on-state.ts'

/** The try-on was made, and failed for a reason that nobody has a sentence for. */
const isUnexplained = (failure: Failure) =>
  failure.kind === 'sentence' && (failure.key === 'processing_failed' || failure.key === 'unknown')

export function TryOnAlert({ failure }: { failure: Failure }) {
  return (
    <Alert title={t('try-on.errorTitle')}>
      <p>{failureText(failure)}</p>
      <p className="mt-1 text-sm text-ink-soft">
        {t(isEndUnknown(failure) ? 'try-on.errorEndUnknown' : 'try-on.errorNothingLost')}
      </p>
      {isOfPhoto(failure) && <TextLink to="/help#photos">{t('try-on.photoHelp')}</TextLink>}
      {isUnexplained(failure) && <Details>{t('try-on.generationFailed')}</Details>}
    </Alert>
  )
}
