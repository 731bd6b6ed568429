import type { ReportOutcome, TakenDown } from './reports.ts'
import type { TryOnFailure } from './try-on-job.ts'

/** A product of the catalogue, or an external product. */
type PieceData = { brand: string; name: string; image: string } & (
  | { productId: string; findId?: undefined }
  | { findId: string; productId?: undefined }
)

/**
 * The contents of a notification as data: the language files have the sentences, so that it is shown in her present
 * language.
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
      data: PieceData & {
        /** In hundredths of the currency. */
        priceCents: number
        formerCents: number
        currency: string
      }
    }
  | { kind: 'back_in_stock'; data: PieceData }
  | { kind: 'outfits_ready'; data: { batchId: string; count: number } }
  | { kind: 'outfit_taken_down'; data: TakenDown }
  /** The answer to a report of hers. */
  | { kind: 'report_answered'; data: { outcome: ReportOutcome } }
  /** Friends have begun to choose among looks that she asked them about: told once of each question. */
  | { kind: 'friends_voted'; data: { askId: string } }

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
  'outfit_taken_down',
  'report_answered',
  'friends_voted',
] as const satisfies readonly NotificationKind[]

/** A notification in her list. Moments are ISO 8601. */
export type Notification = NotificationContent & { id: string; createdAt: string; isRead: boolean }

/** The number that the list shows and the bell counts. */
export const maxShown = 50
