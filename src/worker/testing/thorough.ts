import { inject } from 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    isThorough: boolean
    /** LEDGER_SEED; a known one where it is not given, and a new one in a thorough run. */
    ledgerSeed: number
  }
}

/**
 * Whether this run is the one that tries everything (`TESTS=everything`): simulations draw their cases anew and
 * in great number. Every other run plays the same few each time.
 */
export const isThorough = inject('isThorough')
