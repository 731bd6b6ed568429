import type { TryOnView } from '#shared/try-on-job.ts'

/** A try-on as the server tells of it; a running one in the cloud, where the test says nothing else. */
export const tryOnView = (view: Partial<TryOnView> = {}): TryOnView => ({
  predictionId: '0-a',
  provider: 'cloud',
  highQuality: false,
  status: 'processing',
  output: null,
  error: null,
  message: null,
  place: null,
  photographer: null,
  noPhotograph: null,
  leftOut: [],
  later: false,
  tried: null,
  ...view,
})
