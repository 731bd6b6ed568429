import type { FindFailure } from '#shared/finds.ts'

/** Why a page gave no piece: told to the shopper in her words. */
export class NoFind extends Error {
  readonly reason: FindFailure

  constructor(reason: FindFailure, detail = '') {
    super(detail ? `${reason}: ${detail}` : reason)
    this.reason = reason
  }
}
