import type { TryOnFailure } from './try-on-job.ts'

/** A piece of the catalogue, or one that she found in another shop. */
type PieceTold = { brand: string; name: string; image: string } & (
  | { productId: string; findId?: undefined }
  | { findId: string; productId?: undefined }
)

/**
 * What a shopper is told. Without words: the language files say each kind, so that a notification reads in
 * the language that she has today.
 */
export type NotificationContent =
  | { kind: 'try_on_ready'; data: { predictionId: string } }
  | { kind: 'try_on_failed'; data: { predictionId: string; failure: TryOnFailure; creditBack: boolean } }
  | { kind: 'credits_low'; data: { left: number } }
  | { kind: 'payment_failed'; data: { graceEndsAt: string | null } }
  | { kind: 'luxe_ends'; data: { endsAt: string } }
  | { kind: 'luxe_ended'; data: Record<string, never> }
  | {
      kind: 'price_drop'
      data: PieceTold & {
        /** Hundredths of the currency. */
        priceCents: number
        formerCents: number
        currency: string
      }
    }
  | { kind: 'back_in_stock'; data: PieceTold }
  | { kind: 'outfits_ready'; data: { batchId: string; count: number } }

export type NotificationKind = NotificationContent['kind']

export const notificationKinds = [
  'try_on_ready',
  'try_on_failed',
  'credits_low',
  'payment_failed',
  'luxe_ends',
  'luxe_ended',
  'price_drop',
  'back_in_stock',
  'outfits_ready',
] as const satisfies readonly NotificationKind[]

/** One in her list. Moments are ISO 8601. */
export type Notification = NotificationContent & { id: string; createdAt: string; isRead: boolean }

/** As many as her list shows, and her bell counts. */
export const mostShown = 50
