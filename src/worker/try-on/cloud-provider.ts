import type { GarmentCategory } from '#shared/garment-categories.ts'
import type { TryOnFailure } from '#shared/try-on-job.ts'
import type { Picture } from '../photos/pictures.ts'

export type Pixels = Pick<Picture, 'bytes' | 'type'>

/** One garment on one person. */
export type Fitting = {
  person: Pixels
  garment: Pixels
  category: GarmentCategory
  highQuality: boolean
  webhookUrl: string | null
}

/** A failure is a value, not an exception: the state machine decides what it means. */
export type Started =
  | { type: 'accepted'; reference: string }
  /** Nothing was started, and the same call may be repeated. */
  | { type: 'busy'; retryAfterMs: number }
  | { type: 'failed'; failure: TryOnFailure }
  /** It may or may not have been started. */
  | { type: 'outcome_unknown' }

export type Polled =
  | { type: 'still_running' }
  | { type: 'completed'; picture: Pixels }
  | { type: 'failed'; failure: TryOnFailure }
  | { type: 'unread'; missing: boolean }

/**
 * A service that renders try-ons in the cloud. The other provider is the device, which learns from the job's status
 * that it renders.
 */
export type CloudProvider = {
  start(fitting: Fitting, timeoutMs: number): Promise<Started>
  poll(reference: string, timeoutMs: number): Promise<Polled>
}
