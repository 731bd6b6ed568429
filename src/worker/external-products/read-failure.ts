import type { ExternalProductFailure } from '#shared/external-products.ts'

/** Thrown when a page cannot be read as a product; the client has a sentence for each reason. */
export class ReadFailure extends Error {
  readonly reason: ExternalProductFailure

  constructor(reason: ExternalProductFailure, detail = '') {
    super(detail ? `${reason}: ${detail}` : reason)
    this.reason = reason
  }
}
