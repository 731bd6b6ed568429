import type { StripeError } from '@stripe/stripe-js'

/** What the page's script and the form in its frame say to each other. */

export type Appearance = { theme?: string; variables?: Record<string, string> }
export type Font = { family: string; src: string; weight?: string; display?: FontDisplay }
export type Settings = { key: string; clientSecret: string; appearance?: Appearance; fonts?: Font[] }

export type FrameEvent =
  | { event: 'ready' }
  | { event: 'loaderror'; error: StripeError }
  | { event: 'change'; isEmpty: boolean; isComplete: boolean }
  | { event: 'height'; height: number }

/** To look whether the card is whole; to make a payment method of it. */
export type Question = 'check' | 'keep'
export type Answer = { error?: StripeError; paymentMethod?: string }
