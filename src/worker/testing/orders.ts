import type { Order } from '../try-on/job-state.ts'

/** What an order says of the cloud where nothing is sent there. */
export const notInCloud = {
  network: null,
  photographers: [],
  webhookOrigin: null,
  awaitsDraft: false,
  later: false,
} satisfies Partial<Order>
