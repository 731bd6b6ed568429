import type { WornCategory } from '@cabine/engine/contract/garment-categories.ts'
import type { Photographer } from './photographers.ts'

/** A job has ended this long after its start in any case. */
export const tryOnDeadlineMs = 300_000
export const pollIntervalMs = 5_000
/** As many as fit before that. */
export const maxPolls = tryOnDeadlineMs / pollIntervalMs

export const tryOnStatuses = ['starting', 'processing', 'completed', 'failed'] as const
export type TryOnStatus = (typeof tryOnStatuses)[number]

/** Why a try-on ended without a picture. All sentences but the last two are those of the specification's error catalogue. */
export const tryOnFailures = {
  start_failed: 'Unable to start virtual try-on. Please try again in a moment.',
  garment_unreadable: "The outfit image couldn't be loaded. Please try uploading a custom outfit instead.",
  timeout: 'Try-on is taking longer than expected. Please try again.',
  processing_failed: 'Virtual try-on failed to process. Please try a different photo or outfit.',
  unknown: 'Something went wrong with your virtual try-on. Please try again.',
  picture_refused:
    'The picture was refused under the service’s content rules, so we didn’t charge you. Please try a different photo or outfit.',
  drifted: 'The result didn’t look enough like you or the piece, so we didn’t charge you.',
} as const
export type TryOnFailure = keyof typeof tryOnFailures

/** Why a try-on that was to be photographed has only the device's look. */
export const noPhotograph = ['line_full', 'over_share', 'budget_spent', 'unavailable'] as const
export type NoPhotograph = (typeof noPhotograph)[number]

/** Six pieces by their ids, with commas between, and what stands before them. */
export const maxOutfitId = 200

/**
 * What her own browsers need to show a look again: its photo and its outfit's name. `photo` is an address of ours, or
 * `device:` and the SHA-256 of a photo that is stored in a browser.
 */
export type TriedOn = { photo: string; outfitId: string; outfitName: string }

/** A job as its owner sees it: the answer of the status call, and the message on the live channel. */
export type TryOnView = {
  predictionId: string
  provider: 'device' | 'cloud'
  /** High quality as the server granted it, whatever the browser asked for. */
  highQuality: boolean
  status: TryOnStatus
  /** Addresses of the finished picture; empty for a picture that stayed on the device. */
  output: string[] | null
  error: TryOnFailure | null
  message: string | null
  /** Her place in the cloud's queue, from 1, while she waits. */
  place: number | null
  /** Who made the photograph, once there is one. */
  photographer: Photographer | null
  noPhotograph: NoPhotograph | null
  /** What its service could not put on. */
  leftOut: WornCategory[]
  /** It is made when there is room, within a day. */
  later: boolean
  /** Null where the browser that started it did not say. */
  tried: TriedOn | null
}

/** The end of the address of a photograph of which a device has taken only what is new. */
export const developedEnding = '-developed.jpg'
export const isDeveloped = (address: string) => address.endsWith(developedEnding)
