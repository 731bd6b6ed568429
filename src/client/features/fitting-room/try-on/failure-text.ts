import type { MessageKey } from '#client/i18n/areas.ts'
import { t } from '#client/i18n/messages.ts'
import { isKnownCode, messageFor } from '#client/i18n/failure-message.ts'
import { garmentAdvice, type GarmentAdvice, type PhotoAdvice, type RefusalCode } from '@cabine/engine'
import type { Failure } from '../try-on-state.ts'

const isGarmentAdvice = (code: RefusalCode): code is GarmentAdvice =>
  garmentAdvice.some((one) => one === code)

/** Another photo may help. */
export const isOfPhoto = (failure: Failure) =>
  failure.kind === 'refusal' &&
  failure.code !== 'not_supported' &&
  failure.code !== 'models_unreachable' &&
  !isGarmentAdvice(failure.code)

/** The message for a code of the engine: what she can do about it. */
export function adviceKey(code: RefusalCode): MessageKey {
  if (code === 'not_supported' || code === 'models_unreachable') return `try-on.engine_${code}`
  return isGarmentAdvice(code) ? `try-on.garment_${code}` : `photo-notes.advice_${code satisfies PhotoAdvice}`
}

/**
 * True if it is unknown how the try-on ended, because the answer to the start or to a later call did not come. It may
 * go on without this tab and cost a credit.
 */
export const isEndUnknown = (failure: Failure) =>
  failure.kind === 'invalid_answer' ||
  // A gateway or proxy has answered instead of our server.
  (failure.kind === 'server' && failure.code === '') ||
  (failure.kind === 'sentence' && (failure.key === 'connection' || failure.isUnclear === true)) ||
  (failure.kind === 'status' && (failure.call === 'poll' || failure.status >= 500))

/** The sentence for a failure, in the toast and in the alert. */
export function failureText(failure: Failure): string {
  switch (failure.kind) {
    case 'sentence':
      return t(`try-on.error_${failure.key}`)
    case 'refusal':
      return t(adviceKey(failure.code))
    case 'server':
      return isKnownCode(failure.code) ? messageFor(failure.code) : failure.text
    case 'status':
      return t(`try-on.errorStatus_${failure.call}`, { status: failure.status })
    default:
      return t('try-on.errorInvalidAnswer')
  }
}
