import { inject } from 'vitest'

/** The statements that a file of tests made the product send, and the tables that they scan. */
export type PlansOfFile = { statements: string[]; scans: string[] }

declare module 'vitest' {
  interface ProvidedContext {
    isThorough: boolean
    /** `npm run cabine -- bench plans`: see plans.ts. */
    watchesPlans: boolean
    /** LEDGER_SEED; without it a fixed one, or a new one in a thorough run. */
    ledgerSeed: number
  }
  interface TaskMeta {
    /** Left there by plans.ts. */
    plans?: PlansOfFile
  }
}

/**
 * Whether this is the thorough run (`TESTS=everything`), in which simulations draw many new cases. Every other run
 * repeats the same few.
 */
export const isThorough = inject('isThorough')
