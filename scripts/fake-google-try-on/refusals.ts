export type Refusal = { code: number; status: string; message: string }

/** Google's form of an error (google.rpc.Status): an HTTP code, a name, and a sentence. */
const known = {
  unauthenticated: {
    code: 401,
    status: 'UNAUTHENTICATED',
    message: 'Request had invalid authentication credentials.',
  },
  revoked: {
    code: 403,
    status: 'PERMISSION_DENIED',
    message: "Permission 'aiplatform.endpoints.predict' denied.",
  },
  unknown_model: {
    code: 404,
    status: 'NOT_FOUND',
    message: 'Publisher model was not found or your project does not have access to it.',
  },
  rate_limited: {
    code: 429,
    status: 'RESOURCE_EXHAUSTED',
    message:
      'Quota exceeded for aiplatform.googleapis.com/online_prediction_requests_per_base_model with base model: gemini-nano-banana.',
  },
  out_of_capacity: {
    code: 429,
    status: 'RESOURCE_EXHAUSTED',
    message: 'Resource exhausted, please try again later.',
  },
  out_of_quota: {
    code: 400,
    status: 'FAILED_PRECONDITION',
    message: 'Billing is disabled for this project.',
  },
  unreadable: { code: 400, status: 'INVALID_ARGUMENT', message: 'Failed to process the image.' },
  bad_request: { code: 400, status: 'INVALID_ARGUMENT', message: 'Invalid value at generation_config.' },
  server_error: { code: 500, status: 'INTERNAL', message: 'Internal error encountered.' },
  timed_out: {
    code: 504,
    status: 'DEADLINE_EXCEEDED',
    message: 'Deadline expired before operation could complete.',
  },
} satisfies Record<string, Refusal>

export const refusals: typeof known & Partial<Record<string, Refusal>> = known
