/**
 * What may happen to a run, in numerical order. A garment picture chooses one by its top left pixel, rgb(250, 92,
 * number), so that several callers can share one server.
 */
export const scenarios = [
  'completes',
  // Failures of a run that are not charged, by the error's name.
  'ImageLoadError',
  'ContentModerationError',
  'PoseError',
  'InputValidationError',
  'ThirdPartyError',
  'PipelineError',
  'UnavailableError',
  'InternalServerError',
  'canceled',
  'time_out',
  'never_ends',
  'slow',
  // Answers to `run`.
  'run_bad_request',
  'run_unauthorized',
  'run_out_of_credits',
  'run_payment_required',
  'run_rate_limited_twice',
  'run_concurrency_limited_twice',
  'run_server_error',
  'run_bad_gateway',
  'run_hangs',
  'run_answer_lost',
  // Answers to `status`.
  'status_hangs_once',
  'status_dropped_twice',
  'status_garbage_once',
  'status_server_error_once',
  'status_rate_limited_once',
  'run_forgotten',
  // Pictures.
  'output_url',
  'output_url_gone_once',
  'output_url_hangs',
  'output_url_elsewhere',
  'output_png',
  'output_too_large',
  'output_no_picture',
  'output_missing',
  'error_as_text',
  // The person made slimmer, and the whole tinted.
  'output_drift',
  'output_black',
  // Her photo, a little brighter: nothing about her has changed, and nothing is tried on.
  'output_unchanged',
  // Errors of a run that newer documentation names.
  '3rdPartyProviderError',
  'LoRALoadError',
  // The piece has lost its colour.
  'output_greyed',
] as const
export type Scenario = (typeof scenarios)[number]

/** The first two values of the pixel that chooses. */
export const scenarioMark = [250, 92] as const
