import 'vitest'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the fake FASHN of this run listens. */
    fashnAddress: string
    /** What the ledger's property draws its cases from: LEDGER_SEED, or a new one each time. */
    ledgerSeed: number
  }
}
