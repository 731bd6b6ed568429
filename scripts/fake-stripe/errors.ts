type Details = {
  code?: string
  param?: string
  decline_code?: string
  payment_intent?: object
  charge?: string
  payment_method?: object
}

/** An answer other than 200, with Stripe's message. */
export class Refusal extends Error {
  readonly status: number
  readonly error: Details & { type: string; message: string }

  constructor(status: number, type: string, message: string, details: Details = {}) {
    super(message)
    this.status = status
    this.error = { type, message, ...details, ...docOf(details.code) }
  }
}

const docOf = (code: string | undefined) =>
  code ? { doc_url: `https://docs.stripe.com/error-codes/${code.replaceAll('_', '-')}` } : {}

export const invalid = (message: string, param?: string, code?: string, status = 400) =>
  new Refusal(status, 'invalid_request_error', message, { ...(code && { code }), ...(param && { param }) })

export const parameterMissing = (param: string) =>
  invalid(`Missing required param: ${param}.`, param, 'parameter_missing')

/** 404 for a missing object in the path, 400 for one in a parameter, as at Stripe. */
export const resourceMissing = (kind: string, id: string, param: string, status = 404) =>
  invalid(`No such ${kind}: '${id}'`, param, 'resource_missing', status)

export const cardRefused = (message: string, details: Details) =>
  new Refusal(402, 'card_error', message, details)

export const keyReused = (key: string) =>
  new Refusal(
    400,
    'idempotency_error',
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
  )

export const keyInUse = (key: string) =>
  new Refusal(
    409,
    'idempotency_error',
    `There is currently another in-progress request using this Stripe Idempotency-Key: ${key}.`,
    { code: 'idempotency_key_in_use' },
  )
