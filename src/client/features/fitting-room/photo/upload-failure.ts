import { t } from '#client/i18n/messages.ts'
import { ApiFailure } from '#client/lib/api-failure.ts'
import { messageOf } from '#client/i18n/failure-message.ts'

/** The account took no photo because of who she is or what she has not confirmed yet. */
const isUploadDenied = (error: unknown) =>
  error instanceof ApiFailure && (error.status === 401 || error.status === 403)

/** Why a photo did not get into her account (spec 2.8.19). Needs the messages of `photo-choices`. */
export const uploadFailureText = (error: unknown) =>
  t(isUploadDenied(error) ? 'photo-choices.uploadBlocked' : 'photo-choices.uploadFailed', {
    message: messageOf(error),
  })
