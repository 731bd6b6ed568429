/**
 * What may happen to a run at a photographer other than FASHN, in numerical order.
 * A garment picture chooses one for each of them by a pixel in the beginning of its first row: rgb(mark, number).
 */
export const photographScenarios = [
  'completes',
  /** Takes as long as its server's `slowMs`. */
  'slow',
  'hangs',
  'dropped',
  // Pictures that are none of those wanted.
  'wrong_size',
  'black',
  /** The person made slimmer, and the whole tinted. */
  'drift',
  'garbage',
  'no_picture',
  'not_json',
  // Refusals.
  'rate_limited',
  'out_of_capacity',
  'refused_input',
  'refused_output',
  'unreadable',
  'server_error',
  'bad_gateway',
  'timed_out',
  'revoked',
  'out_of_quota',
  'unknown_model',
  /** It does not like our call. */
  'bad_request',
  /** Her photo, a little brighter: nothing about her has changed, and nothing is tried on. */
  'unchanged',
  /** The piece has lost its colour. */
  'greyed',
] as const
export type PhotographScenario = (typeof photographScenarios)[number]

/** The first two values of the pixel that chooses. FASHN's is `scenarioMark`. */
export const photographMarks = {
  workers_ai: [250, 93],
  google: [250, 94],
  gateway: [250, 95],
  bfl: [250, 96],
  own: [250, 97],
} as const
export type MarkedPhotographer = keyof typeof photographMarks
