/** Names and numbers of the documentation's table of errors, and two that others met with (docs/providers.md). */
export type Refusal = { status: number; code: number; message: string; retryAfter?: string }

export const models = ['flux-2-klein-9b', 'flux-2-klein-4b', 'flux-2-dev'].map(
  (name) => `@cf/black-forest-labs/${name}`,
)

const known = {
  unknown_model: { status: 400, code: 5007, message: 'No such model or task' },
  bad_token: { status: 401, code: 10000, message: 'Authentication error' },
  blocked: { status: 403, code: 3023, message: 'Service unavailable for account' },
  rate_limited: {
    status: 429,
    code: 971,
    message: 'Please wait and consider throttling your request speed',
    retryAfter: '1',
  },
  out_of_capacity: { status: 429, code: 3040, message: 'No more data centers to forward the request to' },
  out_of_quota: {
    status: 429,
    code: 3036,
    message: 'You have used up your daily free allocation of 10,000 neurons.',
  },
  refused_input: { status: 400, code: 3030, message: 'Input prompt contains NSFW content.' },
  refused_output: { status: 400, code: 3030, message: 'Your output has been flagged. Choose another input.' },
  unreadable: { status: 400, code: 3010, message: 'Invalid or incomplete input for the model' },
  bad_request: { status: 400, code: 5006, message: 'Error: oneOf at / not met' },
  server_error: { status: 500, code: 3043, message: 'Internal server error' },
  timed_out: { status: 408, code: 3007, message: 'Request timeout' },
} satisfies Record<string, Refusal>

export const refusals: typeof known & Partial<Record<string, Refusal>> = known

export const gatewayModels = ['google/nano-banana-2', 'google/nano-banana-pro']

const behindGateway = {
  unknown_model: known.unknown_model,
  revoked: { status: 403, code: 10000, message: 'Authentication error' },
  out_of_quota: { status: 402, code: 2021, message: 'Insufficient credits: the spend limit is reached' },
  rate_limited: { status: 429, code: 2003, message: 'Rate limited', retryAfter: '1' },
  out_of_capacity: { status: 429, code: 3040, message: 'The provider is over capacity' },
  refused_input: { status: 400, code: 2009, message: 'The request was blocked: PROHIBITED_CONTENT' },
  refused_output: { status: 400, code: 2009, message: 'The picture was blocked: IMAGE_SAFETY' },
  unreadable: { status: 400, code: 5006, message: 'An input image could not be read' },
  bad_request: known.bad_request,
  server_error: { status: 500, code: 2002, message: 'The provider failed' },
  timed_out: { status: 504, code: 0, message: 'Gateway timeout' },
} satisfies Record<string, Refusal>

export const gatewayRefusals: typeof behindGateway & Partial<Record<string, Refusal>> = behindGateway
