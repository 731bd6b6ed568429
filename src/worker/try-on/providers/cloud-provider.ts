import type { WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import type { Photographer } from '#shared/photographers.ts'
import type { TryOnFailure } from '#shared/try-on-job.ts'
import type { Picture } from '../../pictures/open-picture.ts'

export type Pixels = Pick<Picture, 'bytes' | 'type'>
export type Garment = { picture: Pixels; category: WornCategory }

/** One run of a model: a person, and what she is dressed in. */
export type Run = {
  /** Her photo, or the picture of an earlier run that dressed her in the pieces below. */
  person: Pixels
  /** What her own device made of the same pieces; null where it made nothing. It shows where each piece belongs. */
  draft: Pixels | null
  /** From the skin outwards, one to `piecesPerRun`. */
  garments: Garment[]
  highQuality: boolean
  /** 0 to 2^31 - 1. The same seed gives the same picture, where the model keeps its word. */
  seed: number
  /** Where the provider tells that the run has ended; null where it cannot reach us, or has no such call. */
  webhookUrl: string | null
}

/** Whose fault a failure is, which decides where the job goes next. */
export type Fault =
  /** A picture that no model could read or may show: another provider would not do better. */
  | 'input'
  /** A filter for safety or content refused the pictures or the result. Another seed or provider may see it otherwise. */
  | 'refused'
  /** Our account: key revoked, quota or credits used up. Nobody is sent there for a while. */
  | 'account'
  /** The model is not there any more, or never was: as with the account, and the operator is told. */
  | 'ended'
  /** The provider itself is at fault. */
  | 'provider'

/** A failure is a value, not an exception: the state machine decides what it means. */
export type Failed = { type: 'failed'; failure: TryOnFailure; fault: Fault }

/** `cost` is what the run cost in millionths of a dollar, where the provider tells it: otherwise what `price` said. */
export type Completed = { type: 'completed'; picture: Pixels; cost?: number | undefined }

export type Started =
  /** It runs; `poll` tells its end. */
  | { type: 'accepted'; reference: string; cost?: number | undefined }
  /** It has ended within the call. */
  | Completed
  /** Nothing was started, and the same call may be repeated. */
  | { type: 'busy'; retryAfterMs: number }
  | Failed
  /** It may or may not have been started, and may be billed. */
  | { type: 'outcome_unknown' }

export type Polled = { type: 'still_running' } | Completed | Failed | { type: 'unread'; missing: boolean }

/** A service that makes photographs in the cloud. Neither call throws for what the provider answers, only for faults of the network while polling. */
export type CloudProvider = {
  /** How many pieces one run dresses. */
  piecesPerRun: number
  /** Whether it puts on shoes and bags, too. */
  wearsExtras: boolean
  /** Whether an unanswered run can still be learned of, by a webhook. */
  hasWebhook: boolean
  /** What one run costs, in millionths of a dollar. Of more pieces than one run dresses, the rest costs nothing yet. */
  price(run: { garmentCount: number; highQuality: boolean }): number
  start(run: Run, timeoutMs: number): Promise<Started>
  poll(reference: string, timeoutMs: number): Promise<Polled>
  /** What is left of what was bought, in the provider's own credits; null where it does not say. */
  creditsLeft?(timeoutMs: number): Promise<number | null>
}

/** An account at a provider with its own limits: `fashn` with two keys is two pools. */
export type Pool = {
  /** The provider's name, and a number where it has several: 'fashn', 'fashn-2'. */
  id: string
  photographer: Photographer
  atOnce: number
  startsPerMinute: number
  /** In millionths of a dollar. Infinity for no limit but that of all pools together. */
  budgetPerDay: number
  /** The share of looks for which it is asked before all others, 0 to 1. */
  share: number
}
