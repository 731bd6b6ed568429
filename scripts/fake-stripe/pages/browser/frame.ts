import type { StripeError } from '@stripe/stripe-js'

/** The messages between the page's script and the form in its frame. */

export type Appearance = { theme?: string; variables?: Record<string, string> }
export type Font = { family: string; src: string; weight?: string; display?: FontDisplay }
export type Settings = { key: string; clientSecret: string; appearance?: Appearance; fonts?: Font[] }

export type FrameEvent =
  | { event: 'ready' }
  | { event: 'loaderror'; error: StripeError }
  | { event: 'change'; isEmpty: boolean; isComplete: boolean }
  | { event: 'height'; height: number }

/** `check` asks whether the card is complete; `keep` creates a payment method. */
export type Question = 'check' | 'keep'
export type Answer = { error?: StripeError; paymentMethod?: string }
