import type { MessageKey } from '#client/i18n/areas.ts'
import { t } from '#client/i18n/messages.ts'
import { isKnownCode, messageFor } from '#client/lib/failure-message.ts'
import {
  garmentAdvice,
  type GarmentAdvice,
  type PhotoAdvice,
  type RefusalCode,
} from '#client/engine/index.ts'
import type { Failure } from '../flow.ts'

const isGarmentAdvice = (code: RefusalCode): code is GarmentAdvice =>
  garmentAdvice.some((one) => one === code)

/** The engine's codes, each as what she can do about it. */
export function adviceKey(code: RefusalCode): MessageKey {
  if (code === 'not_supported' || code === 'models_unreachable') return `try-on.engine_${code}`
  return isGarmentAdvice(code) ? `try-on.garment_${code}` : `photo-notes.advice_${code satisfies PhotoAdvice}`
}

/**
 * Nobody knows what became of it: the answer to the start, or to a question after it, never came. The try-on may
 * go on without this tab, and be charged.
 */
export const isEndUnknown = (failure: Failure) =>
  failure.kind === 'invalid_answer' ||
  // A gateway before us, in words of its own.
  (failure.kind === 'server' && failure.code === '') ||
  (failure.kind === 'sentence' && (failure.key === 'connection' || failure.isUnclear === true)) ||
  (failure.kind === 'status' && (failure.call === 'poll' || failure.status >= 500))

/** What the toast and the alert say. */
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
